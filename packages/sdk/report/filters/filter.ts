import type { Args, ReportId } from "@vanbook/sdk";
import type { LookupKind } from "./look-ups.ts";
import type { Option } from "./option.ts";

/** One filter: an argument of the operation and how its value is chosen. */
export type ReportFilter<Op extends ReportId> = {
  [Param in keyof Args<Op> & string]: FilterOf<Param, NonNullable<Args<Op>[Param]>>;
}[keyof Args<Op> & string];

/**
 * All kinds of filters. `given` is set by the host, not by the visitor; `year` is the current financial year
 * unless the host sets one.
 */
export type FilterKind = LookupKind | "choice" | "day" | "given" | "year";

interface FilterOf<Param extends string, Value> {
  param: Param;
  label: string;
  kind: Value extends number ? Exclude<FilterKind, "users" | "salesmen" | "day"> : FilterKind;
  /** Label if nothing is chosen: "All Types". */
  all?: string;
  /** For `choice`: the values and their labels. */
  options?: readonly { value: Value; label: string }[];
  /** Shown on the toolbar instead of in the filters' window. */
  isOnBar?: true;
  /** Message shown while this filter has no value; nothing is fetched until then. */
  missing?: string;
  /** The filter that this one depends on: it must be chosen first, and determines the options. */
  after?: string;
  /** The default value for a given date. */
  usual?: (today: string) => Value;
}

/** A filter of any operation, as the engine handles it. */
export interface AnyFilter extends FilterOf<string, string | number> {
  /** The page's token hides it: it keeps the value that the host gave. */
  isHidden?: true;
}

/** Whether a filter takes several values, joined by commas. */
export function isMultiple(filter: Pick<AnyFilter, "kind">): boolean {
  return filter.kind === "users" || filter.kind === "salesmen";
}

/** Options that the definition itself lists. */
export function fixedOptions({ options }: AnyFilter): Option[] | undefined {
  return options?.map(({ value, label }) => ({ value: String(value), label }));
}

/** Whether a filter is in the filters' window, not on the bar or set by the host. */
export function isInWindow({
  kind,
  isOnBar,
  isHidden,
}: Pick<AnyFilter, "kind" | "isOnBar" | "isHidden">): boolean {
  return kind !== "given" && kind !== "year" && !isOnBar && !isHidden;
}

/** The filters that stay when the user clears all: those that the report is about. */
export function keptFilters(
  filters: readonly AnyFilter[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !isInWindow(filters.find(({ param }) => param === name) ?? { kind: "choice" }),
    ),
  );
}

/** Cache key of a filter's options. */
export function optionsKey({ kind, after }: AnyFilter, chosen: string | undefined): readonly unknown[] {
  return ["filter-options", kind, after === undefined ? undefined : chosen];
}

/** Whether the server lists a filter kind's options. */
export function isListed(kind: FilterKind): kind is LookupKind {
  return kind !== "choice" && kind !== "day" && kind !== "given" && kind !== "year";
}
