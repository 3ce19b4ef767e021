import type { Args, ReportId } from "@vanbook/sdk";
import type { LookupKind } from "./look-ups.ts";
import type { Option } from "./option.ts";

/** One filter: an argument of the operation and how its value is chosen. */
export type ReportFilter<Op extends ReportId> = {
  [Param in keyof Args<Op> & string]: FilterOf<Param, NonNullable<Args<Op>[Param]>>;
}[keyof Args<Op> & string];

/**
 * The host sets `given`, not the visitor. `year` is the current financial year unless the host sets
 * one.
 */
export type FilterKind = LookupKind | "choice" | "day" | "given" | "year";

interface FilterOf<Param extends string, Value> {
  param: Param;
  label: string;
  kind: Value extends number ? Exclude<FilterKind, "users" | "salesmen" | "day"> : FilterKind;
  all?: string;
  options?: readonly { value: Value; label: string }[];
  isOnBar?: true;
  missing?: string;
  /** The filter that must be chosen first, and that determines the options. */
  after?: string;
  usual?: (today: string) => Value;
}

export interface AnyFilter extends FilterOf<string, string | number> {
  /** Set by the page's token; the filter keeps the value that the host gave. */
  isHidden?: true;
}

/** Several values are joined by commas. */
export function isMultiple(filter: Pick<AnyFilter, "kind">): boolean {
  return filter.kind === "users" || filter.kind === "salesmen";
}

export function listFixedOptions({ options }: AnyFilter): Option[] | undefined {
  return options?.map(({ value, label }) => ({ value: String(value), label }));
}

export function isInWindow({
  kind,
  isOnBar,
  isHidden,
}: Pick<AnyFilter, "kind" | "isOnBar" | "isHidden">): boolean {
  return kind !== "given" && kind !== "year" && !isOnBar && !isHidden;
}

/** Filters that the report is about stay when the user clears all. */
export function keepFilters(
  filters: readonly AnyFilter[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !isInWindow(filters.find(({ param }) => param === name) ?? { kind: "choice" }),
    ),
  );
}

export function makeOptionsKey(
  { kind, after }: AnyFilter,
  chosenValue: string | undefined,
): readonly unknown[] {
  return ["filter-options", kind, after === undefined ? undefined : chosenValue];
}

export function isListed(kind: FilterKind): kind is LookupKind {
  return kind !== "choice" && kind !== "day" && kind !== "given" && kind !== "year";
}
