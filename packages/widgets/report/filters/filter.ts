import type { Args, ReportId } from "@vanbook/sdk";
import type { Option } from "../../parts/option.ts";

/** One filter: an argument of the operation and how its value is chosen. */
export type ReportFilter<Op extends ReportId> = {
  [Param in keyof Args<Op> & string]: FilterOf<Param, NonNullable<Args<Op>[Param]>>;
}[keyof Args<Op> & string];

/** Kinds whose options the server lists. The plural ones take several values, joined by commas. */
export type LookupKind =
  | "user"
  | "users"
  | "salesman"
  | "salesmen"
  | "customer"
  | "supplier"
  | "route"
  | "branch"
  | "vehicle"
  | "item"
  | "stockItem"
  | "purchasedItem"
  | "account"
  | "cashAccount"
  | "bankAccount"
  | "accountGroup";

/** The closed list of filters. `given` is not chosen here: the host gives it; nor is `year`, today's unless the host gives one. */
export type FilterKind = LookupKind | "choice" | "day" | "given" | "year";

interface FilterOf<Param extends string, Value> {
  param: Param;
  label: string;
  kind: Value extends number ? Exclude<FilterKind, "users" | "salesmen" | "day"> : FilterKind;
  /** What stands for no choice: "All Types". */
  all?: string;
  /** For `choice`: the values and what they are called. */
  options?: readonly { value: Value; label: string }[];
  /** Stands on the toolbar instead of among the filters. */
  isOnBar?: true;
  /** Without it nothing is fetched; the words then shown. */
  missing?: string;
  /** It can only be chosen once this other one is, and what it offers depends on that one. */
  after?: string;
  /** The value to begin with, from the day that it is. */
  usual?: (today: string) => Value;
}

/** A filter whose operation no longer matters, as the engine handles it. */
export interface AnyFilter {
  param: string;
  label: string;
  kind: FilterKind;
  all?: string;
  options?: readonly { value: string | number; label: string }[];
  isOnBar?: true;
  missing?: string;
  after?: string;
  usual?: (today: string) => string | number;
  /** The page's token hides it: it keeps the value that the host gave. */
  isHidden?: true;
}

/** Whether a filter takes several values. */
export function isMultiple(filter: Pick<AnyFilter, "kind">): boolean {
  return filter.kind === "users" || filter.kind === "salesmen";
}

/** What a filter offers that the definition itself lists. */
export function fixedOptions({ options }: AnyFilter): Option[] | undefined {
  return options?.map(({ value, label }) => ({ value: String(value), label }));
}

/** Whether a filter is chosen in the filters' window, and not on the bar or by the host. */
export function isInWindow({
  kind,
  isOnBar,
  isHidden,
}: Pick<AnyFilter, "kind" | "isOnBar" | "isHidden">): boolean {
  return kind !== "given" && kind !== "year" && !isOnBar && !isHidden;
}

/** What stays on when all filters are cleared: what the report is about. */
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

/** Under which key the cache keeps what a filter offers. */
export function optionsKey({ kind, after }: AnyFilter, chosen: string | undefined): readonly unknown[] {
  return ["filter-options", kind, after === undefined ? undefined : chosen];
}

/** Whether the server lists what a kind of filter offers. */
export function isListed(kind: FilterKind): kind is LookupKind {
  return kind !== "choice" && kind !== "day" && kind !== "given" && kind !== "year";
}
