import {
  orderColumns,
  orderLineRows,
  type OrderInput,
  ORDER_STATUS,
  statusName,
  openYearOn,
} from "@vanbook/sdk/books";
import { USUAL_LIMITS } from "../../auth/company-limits.ts";
import type { Body, Schema } from "../../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import { ORDER, orderInput } from "../../documents/order-input.ts";
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
import { findReferences } from "../references.ts";
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

function planned({ books, principal }: Asked, input: Body<"orders.post">, edited = NO_REFERENCES) {
  const years = books.tables.financial_years;
  const found = findReferences<Body<"orders.post">, typeof ORDER>({ stand: books, edited }, ORDER);
  const { taxes } = companyBooks(books);
  const today = todayOf(books);
  const order = orderInput(input, { found, taxes, years, today, principal, limits: USUAL_LIMITS });
  return { order, yearId: openYearOn(years, input.date).id };
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
