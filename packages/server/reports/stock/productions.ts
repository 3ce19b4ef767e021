import type { Knex } from "knex";
import {
  buildCancelledAmountSql,
  buildInEffectSql,
  buildZeroIfCancelledSql,
} from "../../books/posting/document-status-sql.ts";
import { REPLACED_STATUS } from "@vanbook/sdk/books";
import type { Body, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { Figures } from "../../contract/report.ts";
import { joinFacts, joinOwn, joinOwnById, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import { makeAmountTie, makeQuantityTie, sumStockBook } from "../ties.ts";
import { ofKinds } from "./stock-moves.ts";

const buildProductionsReport: Handler<"productions.report"> = ({ body, principal, db }) => ({
  rows: selectProductions(db, principal, body),
  joins: {
    v: { table: "vouchers", id: "p.voucher_id" },
    i: { table: "item_facts", id: "p.item_id", edition: "p.edition" },
  },
  columns: {
    PID: "p.id",
    ProductionNo: "v.voucher_no",
    PDate: "p.date",
    ItemName: "i.name",
    BatchName: "p.batch_name",
    Qty: buildZeroIfCancelledSql("p", "p.quantity"),
    TotalLC: buildZeroIfCancelledSql("p", "p.ingredient_cost"),
    TotalProductionCost: buildZeroIfCancelledSql("p", "p.total_cost"),
    CancelledAmount: buildCancelledAmountSql("p", "p.total_cost"),
    Status: "p.status",
  },
  search: ["ProductionNo", "ItemName", "BatchName", "PDate"],
  sort: "-PDate",
  key: "p.id",
  figures: (snapshot) => readSummary(snapshot, principal, body),
  envelope: (OrderDetails, { TotalOrders, TotalOrderAmt }) => ({
    OrderDetails,
    Summary: [{ TotalOrders: Number(TotalOrders), TotalOrderAmt }],
  }),
  ties: async ({ Qty, TotalLC, TotalProductionCost }, snapshot) => {
    const { made, cost, used } = await sumStockBook(snapshot, principal, body, {
      made: ofKinds(["PRODUCE"]),
      cost: ofKinds(["PRODUCE"], "r.value"),
      used: ofKinds(["CONSUME"], "-r.value"),
    });
    return [
      makeQuantityTie("Stock book, quantity produced", made, Qty),
      makeAmountTie("Stock book, value consumed", used, TotalLC),
      makeAmountTie("Stock book, value produced", cost, TotalProductionCost),
    ];
  },
});

const readProductionLines: Handler<"productions.lines"> = async ({ query, principal, db }) => {
  const productionQuery = ofCompany(db, principal, "productions as p").where("p.id", query.PID);
  const productionWithVoucher = joinOwnById(db, productionQuery.whereNot("p.status", REPLACED_STATUS), {
    v: { table: "vouchers", id: "p.voucher_id" },
  });
  const lineQuery = joinOwn(
    productionWithVoucher,
    "production_lines as l",
    "l.production_id",
    "p.id",
  ).whereNotNull("l.line_no");
  const lines = await select<Schema<"ProductionLine">>(
    joinFacts(lineQuery, "item_facts as i", "l.item_id", "p.edition").orderBy("l.line_no"),
    {
      ProductionNo: "v.voucher_no",
      PDate: "p.date",
      ItemName: "i.name",
      BatchName: "l.batch_name",
      UnitName: "i.unit",
      AvlQty: "l.available_quantity",
      UsedQty: "l.used_quantity",
      RequiredQuantity: "l.required_quantity",
      TLC: "l.cost",
    },
  );
  if (lines.length === 0) throw problem("NOT_FOUND");
  return lines;
};

export const productionReports = {
  "productions.report": buildProductionsReport,
  "productions.lines": readProductionLines,
};

type Filters = Body<"productions.report">;

function selectProductions(db: Knex, principal: Principal, { FromDate, ToDate }: Filters) {
  return ofCompany(db, principal, "productions as p")
    .whereBetween("p.date", [FromDate, ToDate])
    .whereNot("p.status", REPLACED_STATUS);
}

async function readSummary(
  db: Knex,
  principal: Principal,
  body: Filters,
): Promise<Figures<"productions.report">> {
  const { orders, amount } = await selectProductions(db, principal, body)
    .whereRaw(buildInEffectSql("p"))
    .first<{ orders: number; amount: string }>(
      db.raw("COUNT(*) as orders, COALESCE(SUM(p.total_cost), 0) as amount"),
    );
  return { TotalOrders: String(orders), TotalOrderAmt: amount };
}
