import type { Page } from "playwright";

/** All computed properties of all of the host's own elements, by their place in the page. */
export function readHostStyles(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(() => {
    const place = (element: Element): string => {
      const parent = element.parentElement;
      const at = parent ? [...parent.children].indexOf(element) : 0;
      return `${parent && element.id !== "host" ? `${place(parent)} > ` : ""}${element.localName}:${at}`;
    };
    const read = (element: Element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
    };
    const own = [...document.querySelectorAll("#host, #host *")].map((element) => [
      place(element),
      read(element),
    ]);
    // The page's height depends on its contents; nothing else of the page may.
    const page = [document.documentElement, document.body].map((element) => [
      element.localName,
      Object.fromEntries(
        Object.entries(read(element)).filter(
          ([name]) => !/height|block-size|origin|width|inline-size/.test(name),
        ),
      ),
    ]);
    return Object.fromEntries([...own, ...page]) as Record<string, Record<string, string>>;
  });
}

/**
 * How a report looks: the properties of its main parts that don't depend on the available space.
 */
export function readReportLook(page: Page, place: string): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(
    ({ place, parts, properties }) => {
      const box = document.querySelector(place);
      const root = box?.querySelector("vanbook-report")?.shadowRoot ?? box;
      return Object.fromEntries(
        parts.map((part) => {
          const card = root?.querySelector(".vb-report-card");
          const element = part === ".vb-root" ? card?.closest(part) : card?.querySelector(part);
          if (!element) throw new Error(`${place} has no ${part}.`);
          const style = getComputedStyle(element);
          return [part, Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))];
        }),
      );
    },
    { place, parts: LOOK_PARTS, properties: LOOK_PROPERTIES },
  );
}

/**
 * All computed properties of all elements in a mounting, with their position and size, so that any
 * effect of the host's CSS is found. Each element has only its values, in the order of
 * `properties`: thousands of elements have hundreds of properties each.
 */
export type AllStyles = { properties: string[]; elements: { name: string; values: string[] }[] };

export async function readAllStyles(page: Page, place: string): Promise<AllStyles> {
  const { properties, elements } = await page.evaluate((place) => {
    const root = document.querySelector(`${place} .vb-root`);
    if (!root) throw new Error(`${place} has no report.`);
    const { left, top } = root.getBoundingClientRect();
    const properties = [...getComputedStyle(root)].filter((property) => !property.startsWith("--"));
    const elements = [root, ...root.querySelectorAll("*")].flatMap((element, at) => {
      const box = element.getBoundingClientRect();
      const where = [box.left - left, box.top - top, box.width, box.height].map((pixels) =>
        pixels.toFixed(1),
      );
      const name = `${at} ${element.localName}.${[...element.classList].filter((one) => one.startsWith("vb-")).join(".")}`;
      return [undefined, "::before", "::after", "::placeholder"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part === "::placeholder" ? element.localName !== "input" : part && style.content === "none")
          return [];
        const values = properties.map((property) => style.getPropertyValue(property));
        // An element without a width has no position to compare.
        const stands = part || box.width === 0 ? "" : ` at ${where.join(" ")}`;
        return [`${name}${part ?? ""}${stands}\n${values.join("\n")}`];
      });
    });
    return { properties, elements };
  }, place);
  return {
    properties,
    elements: elements.map((lines) => {
      const [name = "", ...values] = lines.split("\n");
      return { name, values };
    }),
  };
}

/** The first 20 differences. */
export function listStyleDifferences(one: AllStyles, other: AllStyles): string[] {
  const count = Math.max(one.elements.length, other.elements.length);
  return Array.from({ length: count }, (_, at) => [one.elements[at], other.elements[at]] as const)
    .flatMap(([before, after]) => {
      if (before?.name !== after?.name) return [`${before?.name} | ${after?.name}`];
      return one.properties.flatMap((property, at) =>
        before?.values[at] === after?.values[at]
          ? []
          : [`${before?.name} ${property}: ${before?.values[at]} | ${after?.values[at]}`],
      );
    })
    .slice(0, 20);
}

const LOOK_PARTS = [
  ".vb-root",
  ".vb-range .vb-button",
  ".vb-range .vb-icon",
  ".vb-search input",
  '[role="columnheader"]',
  '[role="gridcell"]',
  '[role="gridcell"].vb-num',
  '[role="row"]',
  ".vb-tfoot",
];

const LOOK_PROPERTIES = [
  ..."font-family font-size font-weight font-style font-variant-numeric line-height letter-spacing".split(
    " ",
  ),
  ..."word-spacing text-transform text-align text-indent text-decoration-line white-space direction".split(
    " ",
  ),
  ..."color background-color background-image cursor visibility opacity box-sizing display transform".split(
    " ",
  ),
  ..."padding-top padding-left border-top-width border-top-style border-top-color".split(" "),
  ..."border-top-left-radius border-collapse outline-style pointer-events color-scheme".split(" "),
];
