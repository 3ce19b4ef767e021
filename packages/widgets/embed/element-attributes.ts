import { toAttributeName } from "../../sdk/format/attribute-of.ts";
import type { EmbeddedReport } from "./report-registry.ts";

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
  "row-actions",
];

export function listArguments({ definition: { range, filters = [] } }: EmbeddedReport): string[] {
  return [...(range ? [range.from, range.to] : []), ...filters.map(({ param }) => param)];
}

export function readArguments(element: Element, report: EmbeddedReport): Record<string, string> {
  return Object.fromEntries(
    listArguments(report).flatMap((name) => {
      const value = element.getAttribute(toAttributeName(name));
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** 1 to 3, false for `none`, 2 by default. */
export function readHeading(element: Element): 1 | 2 | 3 | false {
  const heading = element.getAttribute("heading");
  if (heading === "none") return false;
  return heading === "1" ? 1 : heading === "3" ? 3 : 2;
}
