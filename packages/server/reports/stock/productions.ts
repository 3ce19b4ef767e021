import type { Knex } from "knex";
import { cancelledAmount, inEffect, zeroIfCancelled } from "../../books/posting/document-status-sql.ts";
import { REPLACED } from "@vanbook/sdk/books";
import type { Body, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { Figures } from "../../contract/report.ts";
import { joinOwn, joinOwnById, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import { amountTie, quantityTie, stockBook } from "../ties.ts";
import { ofKinds } from "./stock-moves.ts";

const productionsReport: Handler<"productions.report"> = ({ body, principal, db }) => ({
  rows: productionsOf(db, principal, body),
  joins: { v: { table: "vouchers", id: "p.voucher_id" }, i: { table: "items", id: "p.item_id" } },
  columns: {
    PID: "p.id",
    ProductionNo: "v.voucher_no",
    PDate: "p.date",
    ItemName: "i.name",
    BatchName: "p.batch_name",
    Qty: zeroIfCancelled("p", "p.quantity"),
    TotalLC: zeroIfCancelled("p", "p.ingredient_cost"),
    TotalProductionCost: zeroIfCancelled("p", "p.total_cost"),
    CancelledAmount: cancelledAmount("p", "p.total_cost"),
    Status: "p.status",
  },
  search: ["ProductionNo", "ItemName", "BatchName", "PDate"],
  sort: "-PDate",
  key: "p.id",
  figures: (snapshot) => summaryOf(snapshot, principal, body),
  envelope: (OrderDetails, { TotalOrders, TotalOrderAmt }) => ({
    OrderDetails,
    Summary: [{ TotalOrders: Number(TotalOrders), TotalOrderAmt }],
  }),
  ties: async ({ Qty, TotalLC, TotalProductionCost }, snapshot) => {
    const { made, cost, used } = await stockBook(snapshot, principal, body, {
      made: ofKinds(["PRODUCE"]),
      cost: ofKinds(["PRODUCE"], "r.value"),
      used: ofKinds(["CONSUME"], "-r.value"),
    });
    return [
      quantityTie("Stock book, quantity produced", made, Qty),
      amountTie("Stock book, value consumed", used, TotalLC),
      amountTie("Stock book, value produced", cost, TotalProductionCost),
    ];
  },
});

const productionLines: Handler<"productions.lines"> = async ({ query, principal, db }) => {
  const made = ofCompany(db, principal, "productions as p").where("p.id", query.PID);
  const named = joinOwnById(db, made.whereNot("p.status", REPLACED), {
    v: { table: "vouchers", id: "p.voucher_id" },
  });
  const itemised = joinOwn(named, "production_lines as l", "l.production_id", "p.id").whereNotNull(
    "l.line_no",
  );
  const goods = joinOwn(itemised, "items as i", "i.id", "l.item_id");
  const lines = await select<Schema<"ProductionLine">>(
    joinOwn(goods, "units as u", "u.id", "i.unit_id").orderBy("l.line_no"),
    {
      ProductionNo: "v.voucher_no",
      PDate: "p.date",
      ItemName: "i.name",
      BatchName: "l.batch_name",
      UnitName: "u.name",
      AvlQty: "l.available_quantity",
      UsedQty: "l.used_quantity",
      RequiredQuantity: "l.required_quantity",
      TLC: "l.cost",
    },
  );
  if (lines.length === 0) throw problem("NOT_FOUND");
  return lines;
};

/** The production report and its details. */
export const productionReports = {
  "productions.report": productionsReport,
  "productions.lines": productionLines,
};

type Filters = Body<"productions.report">;

function productionsOf(db: Knex, principal: Principal, { FromDate, ToDate }: Filters) {
  return ofCompany(db, principal, "productions as p")
    .whereBetween("p.date", [FromDate, ToDate])
    .whereNot("p.status", REPLACED);
}

/** The number of valid productions in the range, and their cost. */
async function summaryOf(
  db: Knex,
  principal: Principal,
  body: Filters,
): Promise<Figures<"productions.report">> {
  const { orders, amount } = await productionsOf(db, principal, body)
    .whereRaw(inEffect("p"))
    .first<{ orders: number; amount: string }>(
      db.raw("COUNT(*) as orders, COALESCE(SUM(p.total_cost), 0) as amount"),
    );
  return { TotalOrders: String(orders), TotalOrderAmt: amount };
}
