import { attributeOf } from "../format/attribute-of.ts";
import type { EmbeddedReport } from "./report-registry.ts";

/** Attributes that every widget takes. */
export const KNOWN_ATTRIBUTES = [
  "name",
  "heading",
  "locale",
  "scheme",
  "isolation",
  "token-url",
  "base-url",
  "links",
  "container",
];

/** The names of a widget's arguments. */
export function argumentsOf({ definition: { range, filters = [] } }: EmbeddedReport): string[] {
  return [...(range ? [range.from, range.to] : []), ...filters.map(({ param }) => param)];
}

/** The widget's own arguments as its element's attributes give them. */
export function givenBy(element: Element, report: EmbeddedReport): Record<string, string> {
  return Object.fromEntries(
    argumentsOf(report).flatMap((name) => {
      const value = element.getAttribute(attributeOf(name));
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Level of the report's heading: 1 to 3, `none` for no heading, else 2. */
export function headingOf(element: Element): 1 | 2 | 3 | false {
  const heading = element.getAttribute("heading");
  if (heading === "none") return false;
  return heading === "1" ? 1 : heading === "3" ? 3 : 2;
}
