import { ACCOUNT_GROUP, ORDER_STATUS } from "@vanbook/sdk/books";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { omitZeros } from "../../db/without-none.ts";
import { listDocumentChoices, refuseOfOthers, refuseUnknownParty } from "./document-choices.ts";

const list: Handler<"openOrders.list"> = async ({ query: { customerId }, principal, db }) => {
  await refuseUnknownParty(db, principal, {
    id: customerId,
    field: "customerId",
    group: ACCOUNT_GROUP.debtors,
  });
  const open = { "d.customer_id": customerId, "d.status": ORDER_STATUS.open };
  const orders = ofCompany(db, principal, "orders as d").where(open);
  return listDocumentChoices(orders, db.raw("CONCAT('ORD/', d.number)"));
};

/** Anyone who may name the order's customer may read the lines and bill them. */
const read: Handler<"openOrders.read"> = async ({ query: { id }, principal, db }) => {
  const open = ofCompany(db, principal, "orders as o").where({ "o.id": id, "o.status": ORDER_STATUS.open });
  const columns = { id: "o.id", date: "o.date", customerId: "o.customer_id" };
  const [order] = await select<Omit<Schema<"OpenOrder">, "lines">>(open, columns);
  if (!order) throw problem("NOT_FOUND");
  await refuseOfOthers(db, principal, order.customerId);
  const lines = ofCompany(db, principal, "order_lines as l").where("l.order_id", id);
  const orderLines = await select<Required<Schema<"OpenOrder">["lines"][number]>>(
    joinOwn(lines, "items as i", "i.id", "l.item_id").orderBy("l.line_no"),
    {
      ...{ itemId: "l.item_id", itemName: "i.name", quantity: "l.quantity", rate: "l.rate" },
      discountRate: "l.discount_rate",
    },
  );
  return { ...order, lines: orderLines.map((line) => omitZeros(line, "discountRate")) };
};

export const openOrders = { "openOrders.list": list, "openOrders.read": read };
