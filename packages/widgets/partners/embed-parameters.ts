import type { AnyFilter } from "../../sdk/report/filters/filter.ts";
import type { EmbedText } from "../../sdk/generated/text/en-IN/partners/embed.ts";
import type { Audience, Parameter } from "./embed-choice.ts";

/** The used part of a widget's definition: of a report, a map or a part of the dashboard. */
export interface WidgetDefinition {
  range?: { from: string; to: string } | undefined;
  filters?: readonly (Pick<AnyFilter, "param"> & Partial<AnyFilter>)[] | undefined;
}

/**
 * The parameters of a widget that a partner decides about. For a party's token, the parameter that names the party
 * is omitted, since the token sets it.
 */
export function parametersOf(
  { range, filters = [] }: WidgetDefinition,
  audience: Audience,
  text: EmbedText["parameters"],
): Parameter[] {
  const days = range ? [day(range.from, text.from), day(range.to, text.to)] : [];
  const own = PARTY[audience];
  const others = filters
    .filter(({ kind, param }) => !NOT_CHOSEN.has(kind) && param.toLowerCase() !== own)
    .map((filter): AnyFilter => {
      const { param, kind, label } = filter;
      if (kind !== undefined && label !== undefined) return { ...filter, param, kind, label };
      if (param === RANGE) return { param, kind: "choice", label: text.range, options: text.ranges };
      return /date/i.test(param) ? day(param, text.day) : { param, kind: "user", label: text.employee };
    });
  return [...days, ...others].map((filter) => ({ filter, isServers: filter.param !== RANGE }));
}

function day(param: string, label: string): AnyFilter {
  return { param, kind: "day", label };
}

/** Filters that nobody chooses: passed by the host, or the current financial year. */
const NOT_CHOSEN: ReadonlySet<unknown> = new Set(["given", "year"]);
const RANGE = "range";
const PARTY: Readonly<Record<Audience, string | undefined>> = {
  company: undefined,
  users: undefined,
  customer: "customerid",
  supplier: "supplierid",
};
