import type { Knex } from "knex";
import { buildCancelledAmountSql, buildZeroIfCancelledSql } from "../../books/posting/document-status-sql.ts";
import { REPLACED_STATUS, formatPaise, paise } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { joinOwnById, ofCompany, ofParty } from "../../auth/scope.ts";
import { makeAccountTies, PURCHASE_ACCOUNTS, BOUGHT_WITH_FREIGHT, INPUT_TAX } from "../ties.ts";
import { LINE_COLUMNS, LINE_JOINS, selectPurchaseLines, refuseUnknownYear } from "./purchase-lines.ts";

const buildPurchasesReport: Handler<"purchases.report"> = async ({ query, principal, db }) => {
  await refuseUnknownYear(db, principal, query.FYearID);
  return {
    rows: selectPurchases(db, principal, query),
    joins: {
      v: { table: "vouchers", id: "p.voucher_id" },
      s: { table: "account_facts", id: "p.supplier_id", edition: "p.edition" },
    },
    columns: {
      PurchaseID: "p.id",
      PurchaseNo: "v.voucher_no",
      PurchaseDate: "p.date",
      AccountName: "s.name",
      GSTinNo: "s.gstin",
      SupplierInvoiceNo: "p.supplier_invoice_no",
      InvoiceDate: "p.supplier_invoice_date",
      Amount: buildZeroIfCancelledSql("p", "p.taxable"),
      TaxAmount: buildZeroIfCancelledSql("p", TAX_SQL),
      AmountIncOfTax: buildZeroIfCancelledSql("p", `p.taxable + ${TAX_SQL}`),
      CancelledAmount: buildCancelledAmountSql("p", `p.taxable + ${TAX_SQL}`),
      Freight: buildZeroIfCancelledSql("p", "p.freight"),
      DiscountRs: buildZeroIfCancelledSql("p", "p.discount"),
      Roundoff: buildZeroIfCancelledSql("p", "p.round_off"),
      TotalInvoceAmount: buildZeroIfCancelledSql("p", "p.amount"),
      Status: "p.status",
    },
    search: ["AccountName", "PurchaseNo", "Amount", "AmountIncOfTax", "PurchaseDate"],
    sort: "PurchaseDate",
    key: "p.id",
    ties: async ({ Amount, Freight, TaxAmount }, snapshot) => {
      if (query.SupplierId) return []; // the ledger accounts have no totals per supplier
      const landedCost = formatPaise(paise(Amount) + paise(Freight));
      return makeAccountTies(snapshot, principal, query, "purchase", [
        { label: BOUGHT_WITH_FREIGHT, accounts: PURCHASE_ACCOUNTS, total: landedCost },
        { label: "Input tax accounts", accounts: INPUT_TAX, total: TaxAmount },
      ]);
    },
  };
};

const readPurchaseLines: Handler<"purchases.lines"> = async ({ query, principal, db }) => {
  const lines = selectPurchaseLines(db, principal).where("p.id", query.PurchaseID).orderBy("l.line_no");
  joinOwnById(db, lines, LINE_JOINS);
  const lineColumns = Object.entries(LINE_COLUMNS).map(([name, sql]) => db.raw(`${sql} as ??`, [name]));
  // LINE_COLUMNS has exactly the documented columns.
  const detailLines = (await lines.select(lineColumns)) as Schema<"PurchaseLine">[];
  if (detailLines.length === 0) throw problem("NOT_FOUND");
  return detailLines;
};

export const purchases = { "purchases.report": buildPurchasesReport, "purchases.lines": readPurchaseLines };

function selectPurchases(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, SupplierId }: Query<"purchases.report">,
) {
  const purchaseQuery = ofCompany(db, principal, "purchases as p").whereBetween("p.date", [FromDate, ToDate]);
  void purchaseQuery.whereNot("p.status", REPLACED_STATUS);
  if (SupplierId) void purchaseQuery.where("p.supplier_id", SupplierId);
  return ofParty(purchaseQuery, principal, "p.supplier_id");
}

const TAX_SQL = "p.cgst + p.sgst + p.igst";
