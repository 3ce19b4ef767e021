/**
 * Turns `?locale=hi&scheme=dark&theme=plum` into a report's attributes. A real host uses what its
 * visitor has chosen.
 */
export function writeAttributes({ locale, scheme, theme }) {
  return Object.entries({ locale, scheme, class: theme })
    .filter(([, value]) => /^[\w-]+$/.test(value ?? ""))
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}
