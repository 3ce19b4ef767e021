import type { AnyFilter } from "../../sdk/report/filters/filter.ts";
import type { EmbedText } from "../../sdk/generated/text/en-IN/partners/embed.ts";
import type { Audience, Parameter } from "./embed-choice.ts";

export interface WidgetDefinition {
  range?: { from: string; to: string } | undefined;
  filters?: readonly (Pick<AnyFilter, "param"> & Partial<AnyFilter>)[] | undefined;
}

/** Omits the parameter that names the party, because a party's token sets it. */
export function listPartnerParameters(
  { range, filters = [] }: WidgetDefinition,
  audience: Audience,
  text: EmbedText["parameters"],
): Parameter[] {
  const days = range ? [createDayFilter(range.from, text.from), createDayFilter(range.to, text.to)] : [];
  const own = PARTY_PARAMETERS[audience];
  const others = filters
    .filter(({ kind, param }) => !NOT_CHOSEN.has(kind) && param.toLowerCase() !== own)
    .map((filter): AnyFilter => {
      const { param, kind, label } = filter;
      if (kind !== undefined && label !== undefined) return { ...filter, param, kind, label };
      if (param === RANGE_PARAMETER)
        return { param, kind: "choice", label: text.range, options: text.ranges };
      return /date/i.test(param)
        ? createDayFilter(param, text.day)
        : { param, kind: "user", label: text.employee };
    });
  return [...days, ...others].map((filter) => ({ filter, isServers: filter.param !== RANGE_PARAMETER }));
}

function createDayFilter(param: string, label: string): AnyFilter {
  return { param, kind: "day", label };
}

/** Filters without a choice: passed by the host, or the current financial year. */
const NOT_CHOSEN: ReadonlySet<unknown> = new Set(["given", "year"]);
const RANGE_PARAMETER = "range";
const PARTY_PARAMETERS: Readonly<Record<Audience, string | undefined>> = {
  company: undefined,
  users: undefined,
  customer: "customerid",
  supplier: "supplierid",
};
