import * as say from "@vanbook/sdk/messages";
import { problem } from "@vanbook/sdk/problem";
import type { AnyReport, Asked, ReportColumns } from "../../contract/report.ts";
import { getAlias, buildColumnSql } from "./column-sql.ts";
import { buildNaturalOrderSql } from "./natural-order-sql.ts";

export interface Order {
  by: readonly string[];
  isDescending: boolean;
  name: string;
  /**
   * ORDER BY for summing up the running balance in the database. Undefined if the balance is added
   * up while rows stream. A search or another sort order needs the database: rows then come from a
   * derived table `t`, and `by` names its columns.
   */
  balanceBy: string | undefined;
}

/** Throws SORT_UNKNOWN. */
export function chooseOrder(
  report: AnyReport,
  { formats, naturalColumns }: ReportColumns,
  request: Asked,
): Order {
  const sort = request.sort ?? report.sort;
  const buildTerm = (name: string, sql: string) =>
    naturalColumns?.has(name) ? buildNaturalOrderSql(sql) : sql;
  const inRows = (of: string) =>
    planOrder(report, of, (name) => buildTerm(name, buildColumnSql(report, name)), listKeys(report));
  if (!isWindowed(report, formats, request)) return inRows(sort);
  const keys = listKeys(report).map((_, at) => `t.${getKeyAlias(at)}`);
  const windowedOrder = planOrder(
    report,
    sort,
    (name) => buildTerm(name, `t.${getAlias(report, name)}`),
    keys,
  );
  return { ...windowedOrder, balanceBy: buildOrderBySql(inRows(report.sort)) };
}

export function buildOrderBySql({ by, isDescending }: Omit<Order, "balanceBy">, isBackwards = false): string {
  const direction = isDescending === isBackwards ? "ASC" : "DESC";
  return by.map((sql) => `${sql} ${direction}`).join(", ");
}

/** Added to a sort so that no two rows are equal; several if an index has them in this order. */
export function listKeys({ key }: AnyReport): string[] {
  return COLUMN_LIST.test(key) ? key.split(", ") : [key];
}

export function getKeyAlias(at: number): string {
  return `__key${at}`;
}

export function getOrderAlias(at: number): string {
  return `__o${at}`;
}

function planOrder(
  report: AnyReport,
  sort: string,
  buildTerm: (name: string) => string,
  keys: readonly string[],
): Order {
  const name = sort.replace(/^-/, "");
  if (!Object.hasOwn(report.columns, name) && !Object.hasOwn(report.pivot ?? {}, name))
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", ...say.notColumn({ column: sort }) }],
    });
  return {
    by: [toSortable(buildTerm(name)), ...keys],
    isDescending: sort.startsWith("-"),
    name,
    balanceBy: undefined,
  };
}

function isWindowed(report: AnyReport, formats: ReportColumns["formats"], { sort, search }: Asked): boolean {
  if (!report.running) return false;
  const isOwnOrder = sort === undefined || sort === report.sort;
  return !isOwnOrder || Boolean(search?.trim()) || formats.get(report.sort.replace(/^-/, "")) !== "date";
}

/** The database would take a whole number in ORDER BY for the place of a column. */
function toSortable(sql: string): string {
  return WHOLE_NUMBER.test(sql) ? `(0 + ${sql})` : sql;
}

const WHOLE_NUMBER = /^-?\d+$/;
const COLUMN_LIST = /^\w+\.\w+(, \w+\.\w+)+$/;
