import type { Knex } from "knex";
import { ORDER_STATUS } from "@vanbook/sdk/books";
import type { Body, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { joinFacts, joinOwn, joinOwnById, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { OwnJoins } from "../../contract/report.ts";
import { select } from "../../db/select.ts";
import { omitZeros } from "../../db/without-none.ts";

const buildOrdersReport: Handler<"orders.report"> = ({ body, principal, db }) => ({
  rows: selectOrders(db, principal, body),
  joins: ORDER_NAME_JOINS,
  columns: {
    DSID: "o.id",
    Bill_Series: "o.bill_series",
    OrderNo: "CONCAT('ORD/', o.number)",
    Date: "o.date",
    CustomerID: "o.customer_id",
    CustomerName: "c.name",
    CustomerAddress: ADDRESS_SQL,
    CustomerPhone: "COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))",
    Amount: "o.amount",
    UserName: "u.name",
    BranchName: "h.name",
    OrderStatus: "o.status",
    BillMode: "o.mode",
  },
  search: ["CustomerName", "OrderNo", "Amount", "Date"],
  sort: "-Date",
  key: "o.id",
  envelope: (OrderDetails) => ({ OrderDetails }),
});

const readOrderLines: Handler<"orders.lines"> = async ({ query, principal, db }) => {
  const orderQuery = ofDocuments(
    selectUncancelledOrders(db, principal).where("o.id", query.DSID),
    principal,
    "o.user_id",
    null,
    "o.customer_id",
  );
  const orderWithNames = joinOwnById(db, orderQuery, ORDER_NAME_JOINS);
  const lineQuery = joinOwn(orderWithNames, "order_lines as l", "l.order_id", "o.id").whereNotNull(
    "l.line_no",
  );
  const lines = await select<Required<Schema<"OrderLine">>>(
    joinFacts(lineQuery, "item_facts as i", "l.item_id", "o.edition").orderBy("l.line_no"),
    {
      DSID: "o.id",
      ItemName: "i.name",
      Qty: "l.quantity",
      MRP: "l.mrp",
      Rate: "l.rate",
      DiscountPercentage: "l.discount_rate",
      NetAmount: "l.amount",
      Narration: "l.narration",
      CustomerName: "c.name",
      Address: db.raw(ADDRESS_SQL),
      Mob: "c.mobile",
      UserName: "u.name",
    },
  );
  if (lines.length === 0) throw problem("NOT_FOUND");
  return lines.map((line) => omitZeros(line, "DiscountPercentage"));
};

export const orderReports = { "orders.report": buildOrdersReport, "orders.lines": readOrderLines };

function selectOrders(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, OrderStatus, BillMode, Branch, activeUserId }: Body<"orders.report">,
) {
  const orders = selectUncancelledOrders(db, principal).whereBetween("o.date", [FromDate, ToDate]);
  // 0 is a valid status and mode.
  if (typeof OrderStatus === "number") void orders.where("o.status", OrderStatus);
  if (typeof BillMode === "number") void orders.where("o.mode", BillMode);
  if (Branch) void orders.where("o.branch_id", Branch);
  return ofDocuments(orders, principal, "o.user_id", activeUserId, "o.customer_id");
}

/** Leaves out cancelled orders: the documented statuses are only invoiced and not invoiced. */
function selectUncancelledOrders(db: Knex, principal: Principal) {
  return ofCompany(db, principal, "orders as o").whereNot("o.status", ORDER_STATUS.cancelled);
}

const ORDER_NAME_JOINS: OwnJoins = {
  c: { table: "account_facts", id: "o.customer_id", edition: "o.edition" },
  u: { table: "user_facts", id: "o.user_id", edition: "o.edition" },
  h: { table: "branch_facts", id: "o.branch_id", edition: "o.edition" },
};
const ADDRESS_SQL = "NULLIF(CONCAT_WS(', ', NULLIF(c.address, ''), NULLIF(c.place, '')), '')";
