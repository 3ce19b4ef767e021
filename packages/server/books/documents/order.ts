import type { Knex } from "knex";
import { takeIds } from "../../db/ids.ts";
import { now, toDatabaseTime } from "../../clock.ts";
import { problem } from "../../contract/problem.ts";
import { insertRows } from "../posting/insert-rows.ts";
import {
  amountOf,
  formatPaise,
  formatPrice,
  formatQuantity,
  LARGEST,
  sum,
  type Paise,
  type Price,
  type Quantity,
} from "../../money.ts";
import { takeNumbers } from "../posting/numbers.ts";
import type { Author, Entered, Row } from "../posting/voucher.ts";
import { lockYears, openYearOn } from "../years/years.ts";

/** A customer's order; it moves neither money nor stock. Quantities in thousandths, rates in ten-thousandths of a rupee. */
export interface OrderInput {
  date: string;
  /** The invoice series intended for its bill. */
  billSeries: string | null;
  customerId: number;
  userId: number | null;
  branchId: number | null;
  mode: "cash" | "credit";
  lines: readonly OrderLine[];
  narration?: string | null;
  clientId?: string | null;
  /** SHA-256 hash of what the client sent. */
  requestHash?: Buffer | null;
  entered?: Entered;
}

export interface OrderLine {
  itemId: number;
  mrp: Price;
  quantity: Quantity;
  /** Price per unit, including tax. */
  rate: Price;
}

/**
 * Inserts orders and returns their ids in the same order. Throws DOCUMENT_EMPTY, and what `openYearOn` and `orderAmount`
 * throw.
 */
export async function placeOrders(
  trx: Knex.Transaction,
  author: Author,
  orders: readonly OrderInput[],
): Promise<number[]> {
  if (orders.length === 0) return [];
  const { companyId, userId } = author;
  if (orders.some((order) => order.lines.length === 0)) throw problem("DOCUMENT_EMPTY");
  const years = await lockYears(trx, companyId);
  const yearIds = orders.map((order) => openYearOn(years, order.date).id);
  const ids = await takeIds(trx, companyId, "orders", orders.length);
  const numbering = yearIds.map((yearId) => ({ kind: "order", seriesId: 0, yearId }));
  const numbers = await takeNumbers(trx, companyId, numbering);
  const entered = toDatabaseTime(now());
  const heads = orders.map((order, index): Row => {
    const { by, at } = order.entered ?? { by: userId, at: entered };
    return {
      company_id: companyId,
      id: ids[index] ?? 0,
      year_id: yearIds[index] ?? 0,
      number: numbers[index] ?? 0,
      bill_series: order.billSeries,
      date: order.date,
      customer_id: order.customerId,
      user_id: order.userId,
      branch_id: order.branchId,
      mode: order.mode === "cash" ? 0 : 1,
      amount: formatPaise(orderAmount(order.lines)),
      narration: order.narration ?? null,
      client_id: order.clientId ?? null,
      request_hash: order.requestHash ?? null,
      created_by: by,
      created_at: at,
    };
  });
  await insertRows(trx, "orders", heads);
  await insertRows(
    trx,
    "order_lines",
    orders.flatMap((order, index) => orderLineRows(companyId, ids[index] ?? 0, order.lines)),
  );
  return ids;
}

/**
 * An order's amount in paise: the sum of its lines, each rounded to the paisa. Throws LINE_INVALID for a quantity that
 * is not above zero or a negative rate, AMOUNT_INVALID when the sum is larger than its column holds.
 */
export function orderAmount(lines: readonly OrderLine[]): Paise {
  if (lines.some((line) => line.quantity <= 0n || line.rate < 0n)) throw problem("LINE_INVALID");
  const amount = sum(lines.map((line) => amountOf(line.quantity, line.rate)));
  if (amount > LARGEST) throw problem("AMOUNT_INVALID");
  return amount;
}

/** The rows of an order's lines. */
export function orderLineRows(companyId: number, orderId: number, lines: readonly OrderLine[]): Row[] {
  return lines.map((line, index) => {
    return {
      company_id: companyId,
      order_id: orderId,
      line_no: index + 1,
      item_id: line.itemId,
      mrp: formatPrice(line.mrp),
      quantity: formatQuantity(line.quantity),
      rate: formatPrice(line.rate),
      amount: formatPaise(amountOf(line.quantity, line.rate)),
      narration: null,
    };
  });
}
