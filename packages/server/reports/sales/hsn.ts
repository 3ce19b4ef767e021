import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Report } from "../../contract/report.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { buildSupplyKindSql } from "./supply-kind-sql.ts";
import { makeAccountTies, SALES_ACCOUNTS, SALES_AND_TAX } from "../ties.ts";

const buildHsnSalesReport: Handler<"hsnSales.report"> = async (call) =>
  buildHsnReport(call, BILL_SOURCE, await readItemsOfSeveralUnits(call));
const buildHsnReturnsReport: Handler<"hsnReturns.report"> = async (call) =>
  buildHsnReport(call, RETURN_SOURCE, await readItemsOfSeveralUnits(call));

export const hsn = { "hsnSales.report": buildHsnSalesReport, "hsnReturns.report": buildHsnReturnsReport };

type HsnQuery = Query<"hsnSales.report" | "hsnReturns.report">;

function buildHsnReport(
  { query, principal, db }: { query: HsnQuery; principal: Principal; db: Knex },
  source: typeof BILL_SOURCE | typeof RETURN_SOURCE,
  itemIds: readonly number[],
): Report<"hsnSales.report"> & Report<"hsnReturns.report"> {
  const { kind } = source;
  return {
    rows: db.from(selectHsnLines(db, principal, query, { ...source, itemIds }).as("h")),
    columns: {
      HSNCode: "h.hsn",
      Unit: "h.unit",
      Quantity: "h.quantity",
      TaxPer: "h.rate",
      SupplyKind: buildSupplyKindSql("h.kind"),
      TaxableValue: "h.taxable",
      TotalAmount: "h.amount",
      WholeSaleRetail: "h.type",
    },
    search: ["HSNCode", "Unit"],
    sort: "HSNCode",
    key: "CONCAT_WS('|', h.unit, LPAD(h.rate, 12, ' '), COALESCE(h.kind, ''), h.hsn)",
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
  source: (typeof BILL_SOURCE | typeof RETURN_SOURCE) & { itemIds: readonly number[] },
) {
  const documents = ofCompany(db, principal, `${source.documents} as d`)
    .whereBetween("d.date", [FromDate, ToDate])
    .where("d.status", POSTED_STATUS);
  if (Type && Type !== "All") void documents.where("d.sale_type", Type === "Retail" ? "Retail" : "Wholesale");
  ofDocuments(documents, principal, "d.salesman_id", activeUserId, "d.customer_id");
  const lines = joinOwn(documents, `${source.lines} as l`, `l.${source.parent}`, "d.id").whereNotNull(
    "l.line_no",
  );
  // Only an item whose unit was renamed or changed is summed by edition.
  const editionSql = db.raw(
    `CASE WHEN l.item_id IN (${[0, ...source.itemIds].join(", ")}) THEN d.edition END`,
  );
  void lines
    .groupBy(editionSql)
    .groupBy("l.item_id", "l.hsn_code", "l.tax_rate", "l.supply_kind", "d.sale_type")
    .select(
      db.raw("? as edition", [editionSql]),
      "l.item_id",
      "l.hsn_code",
      "l.tax_rate",
      "l.supply_kind",
      "d.sale_type",
      db.raw(`SUM(${source.quantity}) as quantity`),
      db.raw("SUM(l.taxable) as taxable"),
      db.raw("SUM(l.amount) as amount"),
    );
  // Units are joined after the lines are summed.
  const facts = ofCompany(db, principal, "item_facts as i").join(lines.as("t"), "t.item_id", "i.id");
  return facts
    .whereRaw(
      `i.until_edition = (SELECT MIN(x.until_edition) FROM item_facts x WHERE x.company_id = i.company_id AND x.id = i.id
        AND x.until_edition > COALESCE(t.edition, 0))`,
    )
    .groupBy("t.hsn_code", "i.unit", "t.tax_rate", "t.supply_kind")
    .select(
      db.raw("NULLIF(t.hsn_code, '') as hsn"),
      "i.unit as unit",
      "t.tax_rate as rate",
      "t.supply_kind as kind",
      db.raw("GROUP_CONCAT(DISTINCT t.sale_type ORDER BY t.sale_type SEPARATOR ', ') as type"),
      db.raw("SUM(t.quantity) as quantity"),
      db.raw("SUM(t.taxable) as taxable"),
      db.raw("SUM(t.amount) as amount"),
    );
}

/** Whose unit was not always the same; few items, so most lines need no look at their edition. */
function readItemsOfSeveralUnits({ db, principal }: { db: Knex; principal: Principal }): Promise<number[]> {
  return ofCompany(db, principal, "item_facts as f")
    .groupBy("f.id")
    .havingRaw("MIN(BINARY f.unit) <> MAX(BINARY f.unit)")
    .pluck<number[]>("f.id");
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
