import type { Knex } from "knex";
import { takeIds } from "../../db/ids.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { problem } from "@vanbook/sdk/problem";
import { insertRows } from "../../db/insert-rows.ts";
import {
  type Row,
  makeOrderColumns,
  makeOrderDigestColumns,
  orderLineRows,
  type OrderInput,
  openYearOn,
} from "@vanbook/sdk/books";
import { mapInSlices } from "../../contract/slices.ts";
import { writeEvents, type NewEvent } from "../../events/write-events.ts";
import { takeNumbers } from "../posting/voucher-numbers.ts";
import type { Author } from "../posting/author.ts";
import { freezeFacts } from "../posting/freeze-facts.ts";
import { collectIds } from "../posting/named-masters.ts";
import { readFacts } from "../posting/read-facts.ts";
import { lockYears } from "../years/lock-years.ts";

/**
 * Returns the ids in the order of the input. Throws DOCUMENT_EMPTY, and what `openYearOn` and
 * `calculateOrderAmount` throw.
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
  const columns = await mapInSlices(orders, countOrderValues, makeOrderColumns);
  const ids = await takeIds(trx, companyId, "orders", orders.length);
  const edition = await freezeFactsOfOrders(trx, author, orders);
  const numbering = yearIds.map((yearId) => ({ kind: "order", seriesId: 0, yearId }));
  const numbers = await takeNumbers(trx, companyId, numbering);
  const enteredAt = toDatabaseTime(readClock());
  const heads = orders.map((order, index): Row => {
    const { by, at } = order.entered ?? { by: userId, at: enteredAt };
    return {
      company_id: companyId,
      id: ids[index] ?? 0,
      year_id: yearIds[index] ?? 0,
      number: numbers[index] ?? 0,
      edition,
      ...columns[index],
      client_id: order.clientId ?? null,
      request_hash: order.requestHash ?? null,
      created_by: by,
      created_at: at,
    };
  });
  const lines: Row[] = [];
  const rows = await mapInSlices(
    orders.map((order, index) => ({ order, head: heads[index] ?? {}, id: ids[index] ?? 0 })),
    ({ order }) => countOrderValues(order),
    ({ order, head, id }) => {
      const ownLines = orderLineRows(companyId, id, order);
      lines.push(...ownLines);
      return { ...head, ...makeOrderDigestColumns(head, ownLines) };
    },
  );
  await insertRows(trx, "orders", rows);
  await insertRows(trx, "order_lines", lines);
  const placedEvents = orders.map((order, index) => ({
    ...makeOrderEvent("order.posted", {
      id: ids[index] ?? 0,
      number: numbers[index] ?? 0,
      date: order.date,
      customer_id: order.customerId,
      amount: columns[index]?.amount ?? "",
    }),
    clientId: order.clientId ?? null,
    entered: order.entered ?? { by: userId, at: enteredAt },
  }));
  await writeEvents(trx, author, placedEvents);
  return ids;
}

/** The edition of what the orders show of the masters. */
export async function freezeFactsOfOrders(
  trx: Knex.Transaction,
  author: Author,
  orders: readonly OrderInput[],
): Promise<number> {
  const rows = orders.map((order) => ({
    ...{ customer_id: order.customerId, user_id: order.userId, branch_id: order.branchId },
    created_by: order.entered?.by ?? author.userId,
  }));
  const itemIds = new Set(orders.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)));
  const itemRows = [...itemIds].map((id) => ({ item_id: id }));
  const facts = await readFacts(trx, author.companyId, collectIds([...rows, ...itemRows]));
  return freezeFacts(trx, author.companyId, facts);
}

export function makeOrderEvent(
  type: "order.posted" | "order.edited" | "order.cancelled",
  order: OrderHead,
): NewEvent {
  return {
    type,
    resourceId: order.id,
    subject: `order/${order.id}`,
    number: String(order.number),
    date: order.date,
    partyId: order.customer_id,
    amount: order.amount,
  };
}

export interface OrderHead {
  id: number;
  number: number;
  date: string;
  customer_id: number;
  amount: string;
}

function countOrderValues({ lines }: OrderInput): number {
  return VALUES_OF_LINE * (1 + lines.length);
}

/** A line is a row of many columns, of which the order's digest is made. */
const VALUES_OF_LINE = 5;
