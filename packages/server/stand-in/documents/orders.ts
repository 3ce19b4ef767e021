import {
  makeOrderColumns,
  orderLineRows,
  toShipTo,
  type OrderInput,
  ORDER_STATUS,
  findStatusName,
  openYearOn,
} from "@vanbook/sdk/books";
import { USUAL_LIMITS } from "../../auth/company-limits.ts";
import type { Body, Schema } from "../../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import { ORDER_REFERENCES, makeOrderInput } from "../../documents/order-input.ts";
import { NO_REFERENCES, type EditedReferences } from "../../documents/references/deleted-references.ts";
import { formatPricedOrder } from "../../documents/priced-documents.ts";
import {
  runAtomically,
  readCompanyBooks,
  takeNextId,
  takeNextNumber,
  getToday,
  update,
  type Asked,
  type StandInBooks,
} from "../books.ts";
import { keepMasters } from "../issued.ts";
import { findReferences } from "../references.ts";
import type { Order } from "../tables.ts";
import { listAddresses } from "./bills.ts";

export function placeOrder(caller: Asked, body: Body<"orders.post">): Schema<"PlacedOrder"> {
  const { books } = caller;
  const requestText = JSON.stringify(body);
  const earlierOrder = books.tables.orders.find((each) => each.client_id === (body.clientId ?? NaN));
  if (earlierOrder) {
    if (earlierOrder.sent === requestText) return toPlacedOrder(earlierOrder, true);
    throw problem("CLIENT_ID_REUSED", { fields: [CLIENT_ID_REUSED] });
  }
  return runAtomically(books, () => {
    const { order, yearId } = planOrder(caller, body);
    const id = takeNextId(books, "orders");
    const row: Order = {
      ...makeOrderColumns(order),
      id,
      year_id: yearId,
      number: takeNextNumber(books, "order", 0, yearId),
      status: ORDER_STATUS.open,
      client_id: body.clientId ?? null,
      sent: requestText,
    };
    books.tables.orders.push(row);
    writeLines(books, id, order);
    keepMasters(books, `order ${id}`);
    return toPlacedOrder(row, false);
  });
}

export function calculateOrderPrice(caller: Asked, body: Body<"orders.price">): Schema<"PricedOrder"> {
  return formatPricedOrder(planOrder(caller, body).order);
}

export function editOrder(caller: Asked, id: number, body: Body<"orders.edit">): Schema<"PlacedOrder"> {
  const { books } = caller;
  findOrder(books, id);
  return runAtomically(books, () => {
    const { tables } = books;
    const before = tables.orders.find((each) => each.id === id);
    const items = tables.order_lines.filter((line) => line.order_id === id).map((line) => line.item_id);
    const editedReferences = {
      ...NO_REFERENCES,
      accounts: new Set([before?.customer_id ?? 0]),
      items: new Set(items),
      shipTo: before && toShipTo(before),
    };
    const { order, yearId } = planOrder(caller, body, editedReferences);
    if (openOrder(books, id).year_id !== yearId) throw problem("EDIT_CHANGES_NUMBER");
    update(books, "orders", (each) => each.id === id, makeOrderColumns(order));
    tables.order_lines = tables.order_lines.filter((line) => line.order_id !== id);
    writeLines(books, id, order);
    keepMasters(books, `order ${id}`);
    return toChangedOrder(findOrder(books, id));
  });
}

/** The number is not used again. */
export function cancelOrder({ books }: Asked, id: number): Schema<"PlacedOrder"> {
  findOrder(books, id);
  openOrder(books, id);
  update(books, "orders", (each) => each.id === id, { status: ORDER_STATUS.cancelled });
  return toChangedOrder(findOrder(books, id));
}

function planOrder(
  { books, principal }: Asked,
  input: Body<"orders.post">,
  editedReferences: EditedReferences = NO_REFERENCES,
) {
  const years = books.tables.financial_years;
  const references = findReferences<Body<"orders.post">, typeof ORDER_REFERENCES>(
    { stand: books, edited: editedReferences },
    ORDER_REFERENCES,
  );
  const today = getToday(books);
  const order = makeOrderInput(input, {
    found: references,
    books: readCompanyBooks(books),
    years,
    today,
    principal,
    limits: USUAL_LIMITS,
    addresses: listAddresses(books),
    keptShipTo: editedReferences.accounts.has(input.customerId) ? editedReferences.shipTo : undefined,
  });
  return { order, yearId: openYearOn(years, input.date).id };
}

function writeLines({ tables, company }: StandInBooks, id: number, order: OrderInput) {
  tables.order_lines.push(...orderLineRows(company.id, id, order));
}

function findOrder({ tables }: StandInBooks, id: number): Order {
  const order = tables.orders.find((each) => each.id === id);
  if (!order) throw problem("NOT_FOUND");
  return order;
}

function openOrder(books: StandInBooks, id: number): Order {
  const order = findOrder(books, id);
  if (order.status === ORDER_STATUS.invoiced) throw problem("ORDER_INVOICED");
  if (order.status === ORDER_STATUS.cancelled) throw problem("ALREADY_CANCELLED");
  return order;
}

/** The response for a new order, with the fields in the server's sequence. */
function toPlacedOrder(
  { id, client_id, number, date, amount, status }: Order,
  isReplayed: boolean,
): Schema<"PlacedOrder"> {
  return {
    number,
    date,
    amount,
    id,
    clientId: client_id,
    replayed: isReplayed,
    status: findStatusName(ORDER_STATUS, status),
  };
}

function toChangedOrder(order: Order): Schema<"PlacedOrder"> {
  const { id, clientId, number, date, amount, status, replayed } = toPlacedOrder(order, false);
  return { id, clientId, number, date, amount, status, replayed };
}

const CLIENT_ID_REUSED = {
  field: "clientId",
  message: "clientId names another record that was saved before.",
};
