import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Report } from "../../contract/report.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { makeAccountTies, SALES_ACCOUNTS, SALES_AND_TAX } from "../ties.ts";

const buildHsnSalesReport: Handler<"hsnSales.report"> = (call) => buildHsnReport(call, BILL_SOURCE);
const buildHsnReturnsReport: Handler<"hsnReturns.report"> = (call) => buildHsnReport(call, RETURN_SOURCE);

export const hsn = { "hsnSales.report": buildHsnSalesReport, "hsnReturns.report": buildHsnReturnsReport };

type HsnQuery = Query<"hsnSales.report" | "hsnReturns.report">;

function buildHsnReport(
  { query, principal, db }: { query: HsnQuery; principal: Principal; db: Knex },
  source: typeof BILL_SOURCE | typeof RETURN_SOURCE,
): Report<"hsnSales.report"> & Report<"hsnReturns.report"> {
  const { kind } = source;
  return {
    rows: db.from(selectHsnLines(db, principal, query, source).as("h")),
    columns: {
      HSNCode: "h.hsn",
      Unit: "h.unit",
      Quantity: "h.quantity",
      TaxPer: "h.rate",
      TaxableValue: "h.taxable",
      TotalAmount: "h.amount",
      WholeSaleRetail: "h.type",
    },
    search: ["HSNCode", "Unit"],
    sort: "HSNCode",
    key: "CONCAT_WS('|', h.unit, LPAD(h.rate, 12, ' '), h.hsn)",
    ties: async ({ TaxableValue, TotalAmount }, snapshot) =>
      principal.wholeCompany && !isNarrowed(query)
        ? makeAccountTies(snapshot, principal, query, kind, [
            { label: `Sales account, ${kind}s`, accounts: SALES_ACCOUNTS, total: TaxableValue },
            { label: `Sales and output tax accounts, ${kind}s`, accounts: SALES_AND_TAX, total: TotalAmount },
          ])
        : [],
  };
}

function selectHsnLines(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, Type, activeUserId }: HsnQuery,
  source: typeof BILL_SOURCE | typeof RETURN_SOURCE,
) {
  const documents = ofCompany(db, principal, `${source.documents} as d`)
    .whereBetween("d.date", [FromDate, ToDate])
    .where("d.status", POSTED_STATUS);
  if (Type && Type !== "All") void documents.where("d.sale_type", Type === "Retail" ? "Retail" : "Wholesale");
  ofDocuments(documents, principal, "d.salesman_id", activeUserId, "d.customer_id");
  const lines = joinOwn(documents, `${source.lines} as l`, `l.${source.parent}`, "d.id").whereNotNull(
    "l.line_no",
  );
  void lines
    .groupBy("l.item_id", "l.hsn_code", "l.tax_rate", "d.sale_type")
    .select(
      "l.item_id",
      "l.hsn_code",
      "l.tax_rate",
      "d.sale_type",
      db.raw(`SUM(${source.quantity}) as quantity`),
      db.raw("SUM(l.taxable) as taxable"),
      db.raw("SUM(l.amount) as amount"),
    );
  // Units are joined after the lines are summed.
  const items = ofCompany(db, principal, "items as i").join(lines.as("t"), "t.item_id", "i.id");
  return joinOwn(items, "units as u", "u.id", "i.unit_id")
    .groupBy("t.hsn_code", "u.name", "t.tax_rate")
    .select(
      db.raw("NULLIF(t.hsn_code, '') as hsn"),
      "u.name as unit",
      "t.tax_rate as rate",
      db.raw("GROUP_CONCAT(DISTINCT t.sale_type ORDER BY t.sale_type SEPARATOR ', ') as type"),
      db.raw("SUM(t.quantity) as quantity"),
      db.raw("SUM(t.taxable) as taxable"),
      db.raw("SUM(t.amount) as amount"),
    );
}

function isNarrowed({ Type, activeUserId }: HsnQuery) {
  return Boolean((Type && Type !== "All") || activeUserId);
}

const BILL_SOURCE = {
  kind: "bill",
  documents: "bills",
  lines: "bill_lines",
  parent: "bill_id",
  quantity: "l.quantity",
} as const;
const RETURN_SOURCE = {
  kind: "return",
  documents: "sale_returns",
  lines: "sale_return_lines",
  parent: "sale_return_id",
  quantity: "l.good_quantity + l.damaged_quantity + l.expired_quantity",
} as const;
