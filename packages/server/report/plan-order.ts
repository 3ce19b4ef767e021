import { problem } from "@vanbook/sdk/problem";
import type { AnyReport } from "../contract/report.ts";

/** SQL expressions by which rows are ordered, all of them in one direction; together they are unique. */
export interface Order {
  by: readonly string[];
  isDescending: boolean;
  /** The column that comes first. */
  name: string;
}

/** The ORDER BY of an order, or of the same from its end. */
export function orderBy({ by, isDescending }: Order, isBackwards = false): string {
  const direction = isDescending === isBackwards ? "ASC" : "DESC";
  return by.map((sql) => `${sql} ${direction}`).join(", ");
}

/** The order that was asked for, or the report's own; `sqlFor` writes its column. Throws SORT_UNKNOWN. */
export function orderOf(
  report: AnyReport,
  asked: string | undefined,
  sqlFor: (name: string) => string,
  keys: readonly string[],
): Order {
  const sort = asked ?? report.sort;
  const name = sort.replace(/^-/, "");
  if (!Object.hasOwn(report.columns, name) && !Object.hasOwn(report.pivot ?? {}, name))
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", message: `${sort} is not a column of this report.` }],
    });
  return { by: [sqlFor(name), ...keys], isDescending: sort.startsWith("-"), name };
}

/** The key that makes an order total: several columns where an index has them in their order. */
export function keysOf({ key }: AnyReport): string[] {
  return COLUMNS.test(key) ? key.split(", ") : [key];
}

const COLUMNS = /^\w+\.\w+(, \w+\.\w+)+$/;
