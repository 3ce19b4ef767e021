import type { Args, ReportId } from "@vanbook/sdk";

/** One filter: an argument of the operation and how its value is chosen. */
export type ReportFilter<Op extends ReportId> = {
  [Param in keyof Args<Op> & string]: FilterOf<Param, NonNullable<Args<Op>[Param]>>;
}[keyof Args<Op> & string];

/** Kinds whose options the server lists. The plural ones take several values, joined by commas. */
export type LookupKind =
  "user" | "users" | "salesman" | "salesmen" | "customer" | "supplier" | "route" | "branch";

/** The closed list of filters. */
export type FilterKind = LookupKind | "choice";

interface FilterOf<Param extends string, Value> {
  param: Param;
  label: string;
  kind: Value extends number ? Exclude<FilterKind, "users" | "salesmen"> : FilterKind;
  /** What stands for no choice: "All Types". */
  all?: string;
  /** For `choice`: the values and what they are called. */
  options?: readonly { value: Value; label: string }[];
}

/** A filter whose operation no longer matters, as the engine handles it. */
export interface AnyFilter {
  param: string;
  label: string;
  kind: FilterKind;
  all?: string;
  options?: readonly { value: string | number; label: string }[];
}

/** Whether a filter takes several values. */
export function isMultiple(filter: Pick<AnyFilter, "kind">): boolean {
  return filter.kind === "users" || filter.kind === "salesmen";
}
