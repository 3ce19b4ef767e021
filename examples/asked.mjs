/** `?locale=hi&scheme=dark&theme=plum` as a report's attributes: in a host of yours they are what its visitor has chosen. */
export function asked({ locale, scheme, theme }) {
  return Object.entries({ locale, scheme, class: theme })
    .filter(([, value]) => /^[\w-]+$/.test(value ?? ""))
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}
