import * as say from "@vanbook/sdk/messages";
import {
  orderAmount,
  orderColumns,
  orderLineRows,
  type OrderInput,
  GROUP,
  ORDER_STATUS,
  statusName,
  listPrice,
  priceOnDay,
  taxRateOn,
  openYearOn,
  divideRounded,
  formatPaise,
  formatPrice,
  paise,
  percent,
  price,
  quantity,
} from "@vanbook/sdk/books";
import type { Body, Schema } from "../../contract/contract.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import type { EditedReferences } from "../../documents/references/deleted-references.ts";
import { NO_REFERENCES } from "../../documents/references/deleted-references.ts";
import { pricedOrder } from "../../documents/priced-documents.ts";
import {
  atomically,
  companyBooks,
  nextId,
  nextNumber,
  todayOf,
  update,
  type Asked,
  type StandInBooks,
} from "../books.ts";
import { findersOf } from "../references.ts";
import type { Order } from "../tables.ts";

/** Places an order once, even if its client sends it again. */
export function placeOrder(asked: Asked, body: Body<"orders.post">): Schema<"PlacedOrder"> {
  const { books } = asked;
  const sent = JSON.stringify(body);
  const known = books.tables.orders.find((each) => each.client_id === (body.clientId ?? NaN));
  if (known) {
    if (known.sent === sent) return placed(known, true);
    throw problem("CLIENT_ID_REUSED", { fields: [CLIENT_ID_REUSED] });
  }
  return atomically(books, () => {
    const { order, yearId } = planned(asked, body);
    const id = nextId(books, "orders");
    const row: Order = {
      ...orderColumns(order),
      id,
      year_id: yearId,
      number: nextNumber(books, "order", 0, yearId),
      status: ORDER_STATUS.open,
      client_id: body.clientId ?? null,
      sent,
    };
    books.tables.orders.push(row);
    writeLines(books, id, order);
    return placed(row, false);
  });
}

/** Prices an order without placing it. */
export function priceOrder(asked: Asked, body: Body<"orders.price">): Schema<"PricedOrder"> {
  return pricedOrder(planned(asked, body).order);
}

/** Replaces an order's contents, under the same number. */
export function editOrder(asked: Asked, id: number, body: Body<"orders.edit">): Schema<"PlacedOrder"> {
  const { books } = asked;
  found(books, id);
  return atomically(books, () => {
    const { tables } = books;
    const before = tables.orders.find((each) => each.id === id);
    const items = tables.order_lines.filter((line) => line.order_id === id).map((line) => line.item_id);
    const edited = { ...NO_REFERENCES, accounts: new Set([before?.customer_id ?? 0]), items: new Set(items) };
    const { order, yearId } = planned(asked, body, edited);
    if (openOrder(books, id).year_id !== yearId) throw problem("EDIT_CHANGES_NUMBER");
    update(books, "orders", (each) => each.id === id, orderColumns(order));
    tables.order_lines = tables.order_lines.filter((line) => line.order_id !== id);
    writeLines(books, id, order);
    return changed(found(books, id));
  });
}

/** Cancels an order; its number is not used again. */
export function cancelOrder({ books }: Asked, id: number): Schema<"PlacedOrder"> {
  found(books, id);
  openOrder(books, id);
  update(books, "orders", (each) => each.id === id, { status: ORDER_STATUS.cancelled });
  return changed(found(books, id));
}

function planned({ books, principal }: Asked, input: Body<"orders.post">, edited?: EditedReferences) {
  if (input.date > todayOf(books)) throw refused("DATE_IN_FUTURE", "date");
  const finders = findersOf(books, edited);
  const { taxes } = companyBooks(books);
  const year = openYearOn(books.tables.financial_years, input.date);
  const customer = finders.account(input.customerId, "customerId", [GROUP.debtors]);
  const user = input.userId === undefined ? null : finders.user(input.userId, "userId");
  const billed = input.seriesId === undefined ? null : finders.series(input.seriesId, "seriesId");
  if (billed && billed.yearId !== year.id) throw refused("SERIES_UNKNOWN", "seriesId");
  const lines = input.lines.map((line, index) => {
    const item = finders.item(line.itemId, `lines.${index}.itemId`);
    const taxRate = taxRateOn(taxes, item, input.date);
    const listed = listPrice(taxes, item, customer.rate_type, input.date);
    const rate = divideRounded(listed * (10_000n + taxRate), 10_000n);
    if (line.rate !== undefined && price(line.rate) !== rate) {
      const message = say.rateDiffers({
        item: item.name,
        rate: formatPrice(rate),
        given: formatPrice(price(line.rate)),
      });
      throw refused("PRICE_STALE", `lines.${index}.rate`, message);
    }
    const discountRate = percent(line.discountRate ?? "0");
    const mrp = priceOnDay(item, "MRP", input.date);
    return { itemId: item.id, mrp, quantity: quantity(line.quantity), rate, discountRate };
  });
  const amount = orderAmount(lines);
  if (input.amount !== undefined && paise(input.amount) !== amount)
    throw refused("AMOUNT_DIFFERS", "amount", say.orderComesTo({ amount: formatPaise(amount) }));
  const order: OrderInput = {
    date: input.date,
    billSeries: billed?.series ?? null,
    customerId: customer.id,
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : principal.branchId,
    mode: input.payment,
    lines,
    narration: input.narration ?? null,
  };
  return { order, yearId: year.id };
}

function writeLines({ tables, company }: StandInBooks, id: number, order: OrderInput) {
  tables.order_lines.push(...orderLineRows(company.id, id, order.lines));
}

function found({ tables }: StandInBooks, id: number): Order {
  const order = tables.orders.find((each) => each.id === id);
  if (!order) throw problem("NOT_FOUND");
  return order;
}

function openOrder(books: StandInBooks, id: number): Order {
  const order = found(books, id);
  if (order.status === ORDER_STATUS.invoiced) throw problem("ORDER_INVOICED");
  if (order.status === ORDER_STATUS.cancelled) throw problem("ALREADY_CANCELLED");
  return order;
}

/** The response for a new or changed order, with the fields in the server's sequence. */
function placed(
  { id, client_id, number, date, amount, status }: Order,
  replayed: boolean,
): Schema<"PlacedOrder"> {
  return {
    number,
    date,
    amount,
    id,
    clientId: client_id,
    replayed,
    status: statusName(ORDER_STATUS, status),
  };
}

function changed(order: Order): Schema<"PlacedOrder"> {
  const { id, clientId, number, date, amount, status, replayed } = placed(order, false);
  return { id, clientId, number, date, amount, status, replayed };
}

const CLIENT_ID_REUSED = {
  field: "clientId",
  message: "clientId names another record that was saved before.",
};
