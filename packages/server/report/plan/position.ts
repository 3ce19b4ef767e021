import * as say from "@vanbook/sdk/messages";
import { problem } from "@vanbook/sdk/problem";
import { FORMAT_DECIMALS } from "../../contract/coerce.ts";
import type { ReportColumns } from "../../contract/report.ts";
import type { Order } from "./choose-order.ts";

/** The last row of a page, in the report's order: the next page has the rows after it. */
export interface Position {
  /** The number of the page that follows. */
  page: number;
  /** The balance after the row, if it is added up while rows are read. */
  balance: string | undefined;
  /** The row's values of `Order.by`. */
  values: readonly OrderValue[];
}

export type OrderValue = string | number | null;

/** The value of `after` that asks for the first page. */
export const FIRST_PAGE = "start";

/** The text is opaque to callers. It names the order, so that it is refused under another one. */
export function writePosition({ page, balance, values }: Position, order: Order): string {
  return Buffer.from(JSON.stringify([describeOrder(order), page, balance ?? null, ...values])).toString(
    "base64url",
  );
}

/** Throws INVALID_FIELDS for a text that this order did not give. */
export function readPosition(text: string, order: Order): Position {
  const [sort, page, balance, ...values] = parseList(text);
  const isOwn =
    sort === describeOrder(order) &&
    Number.isSafeInteger(page) &&
    (balance === null || (typeof balance === "string" && BALANCE_PATTERN.test(balance))) &&
    values.length === order.by.length &&
    values.every(isOrderValue);
  if (!isOwn)
    throw problem("INVALID_FIELDS", { fields: [{ field: "after", ...say.notPosition({ field: "after" }) }] });
  return { page: Number(page), balance: balance === null ? undefined : String(balance), values };
}

/** SQL for the rows after the position. NULL sorts before every other value. */
export function buildAfterCondition(
  order: Order,
  { values }: Position,
  columns: ReportColumns,
  isIndexed: boolean,
): readonly [sql: string, values: OrderValue[]] {
  const than = order.isDescending ? "<" : ">";
  const places = order.by.map((_, at) => choosePlaceholder(order, at, values[at] ?? null, columns));
  const boundValues: OrderValue[] = [];
  const range = isIndexed ? `${order.by[0]} ${than}= ${bind(0)} AND ` : "";
  return [`${range}${buildFrom(0)}`, boundValues];

  function bind(at: number): string {
    boundValues.push(values[at] ?? null);
    return places[at] ?? "?";
  }

  function buildFrom(at: number): string {
    const sql = order.by[at];
    const isLast = at === order.by.length - 1;
    const isNull = (values[at] ?? null) === null;
    if (isNull && order.isDescending) return isLast ? "1 = 0" : `(${sql} IS NULL AND ${buildFrom(at + 1)})`;
    if (isNull) return `(${sql} IS NOT NULL${isLast ? "" : ` OR ${buildFrom(at + 1)}`})`;
    const later = `${sql} ${than} ${bind(at)}${order.isDescending ? ` OR ${sql} IS NULL` : ""}`;
    return `(${later}${isLast ? "" : ` OR (${sql} = ${bind(at)} AND ${buildFrom(at + 1)})`})`;
  }
}

/** As text, the database would compare a decimal as floating point, which rounds. */
function choosePlaceholder(
  { name }: Order,
  at: number,
  value: OrderValue,
  { formats }: ReportColumns,
): string {
  if (typeof value !== "string") return "?";
  const isDecimal = at === 0 && FORMAT_DECIMALS[formats.get(name) ?? ""] !== undefined;
  return isDecimal ? "CAST(? AS DECIMAL(65,30))" : "?";
}

function describeOrder({ name, isDescending }: Order): string {
  return `${isDescending ? "-" : ""}${name}`;
}

function isOrderValue(value: unknown): value is OrderValue {
  return value === null || typeof value === "string" || typeof value === "number";
}

function parseList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const BALANCE_PATTERN = /^-?\d{1,20}\.\d{2}$/;
