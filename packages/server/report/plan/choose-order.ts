import * as say from "@vanbook/sdk/messages";
import { problem } from "@vanbook/sdk/problem";
import type { AnyReport, Asked, ReportColumns } from "../../contract/report.ts";
import { aliasOf, columnSql } from "./column-sql.ts";

/** SQL expressions that order the rows, all in one direction; together they are unique. */
export interface Order {
  by: readonly string[];
  isDescending: boolean;
  /** The first column of the order. */
  name: string;
  /**
   * The ORDER BY with which the database sums up the running balance. Undefined if the balance is added up
   * while rows stream. A search or another sort order needs it: then the rows come from a derived table `t`,
   * and `by` names its columns.
   */
  balanceBy: string | undefined;
}

/** The requested order, or the report's default. Throws SORT_UNKNOWN. */
export function chooseOrder(report: AnyReport, formats: ReportColumns["formats"], asked: Asked): Order {
  const sort = asked.sort ?? report.sort;
  const inRows = (of: string) => orderOf(report, of, (name) => columnSql(report, name), keysOf(report));
  if (!isWindowed(report, formats, asked)) return inRows(sort);
  const keys = keysOf(report).map((_, at) => `t.${keyAlias(at)}`);
  const found = orderOf(report, sort, (name) => `t.${aliasOf(report, name)}`, keys);
  return { ...found, balanceBy: orderBy(inRows(report.sort)) };
}

/** The ORDER BY of an order, or of its reverse. */
export function orderBy({ by, isDescending }: Omit<Order, "balanceBy">, isBackwards = false): string {
  const direction = isDescending === isBackwards ? "ASC" : "DESC";
  return by.map((sql) => `${sql} ${direction}`).join(", ");
}

/** The key that makes an order unique; several columns if an index has them in this order. */
export function keysOf({ key }: AnyReport): string[] {
  return COLUMNS.test(key) ? key.split(", ") : [key];
}

/** The alias of one part of the key in the derived table. */
export function keyAlias(at: number): string {
  return `__key${at}`;
}

function orderOf(
  report: AnyReport,
  sort: string,
  sqlFor: (name: string) => string,
  keys: readonly string[],
): Order {
  const name = sort.replace(/^-/, "");
  if (!Object.hasOwn(report.columns, name) && !Object.hasOwn(report.pivot ?? {}, name))
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", ...say.notColumn({ column: sort }) }],
    });
  return { by: [sqlFor(name), ...keys], isDescending: sort.startsWith("-"), name, balanceBy: undefined };
}

function isWindowed(report: AnyReport, formats: ReportColumns["formats"], { sort, search }: Asked): boolean {
  if (!report.running) return false;
  const isOwnOrder = sort === undefined || sort === report.sort;
  return !isOwnOrder || Boolean(search?.trim()) || formats.get(report.sort.replace(/^-/, "")) !== "date";
}

const COLUMNS = /^\w+\.\w+(, \w+\.\w+)+$/;
