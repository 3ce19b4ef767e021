import { attributeOf } from "../../sdk/format/attribute-of.ts";
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

/** The widget's own arguments, read from its element's attributes. */
export function givenBy(element: Element, report: EmbeddedReport): Record<string, string> {
  return Object.fromEntries(
    argumentsOf(report).flatMap((name) => {
      const value = element.getAttribute(attributeOf(name));
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Heading level of the report: 1 to 3, false for `none`, 2 by default. */
export function headingOf(element: Element): 1 | 2 | 3 | false {
  const heading = element.getAttribute("heading");
  if (heading === "none") return false;
  return heading === "1" ? 1 : heading === "3" ? 3 : 2;
}
