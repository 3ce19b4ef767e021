import type { Knex } from "knex";
import { cancelledAmount, zeroIfCancelled } from "../../books/posting/document-status-sql.ts";
import { REPLACED, formatPaise, paise } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { joinOwnById, ofCompany, ofParty } from "../../auth/scope.ts";
import { accountTies, BOUGHT, BOUGHT_WITH_FREIGHT, INPUT_TAX } from "../ties.ts";
import { LINE_COLUMNS, LINE_JOINS, purchaseLines, refuseUnknownYear } from "./purchase-lines.ts";

const purchasesReport: Handler<"purchases.report"> = async ({ query, principal, db }) => {
  await refuseUnknownYear(db, principal, query.FYearID);
  return {
    rows: purchasesOf(db, principal, query),
    joins: { v: { table: "vouchers", id: "p.voucher_id" }, s: { table: "accounts", id: "p.supplier_id" } },
    columns: {
      PurchaseID: "p.id",
      PurchaseNo: "v.voucher_no",
      PurchaseDate: "p.date",
      AccountName: "s.name",
      GSTinNo: "s.gstin",
      SupplierInvoiceNo: "p.supplier_invoice_no",
      InvoiceDate: "p.supplier_invoice_date",
      Amount: zeroIfCancelled("p", "p.taxable"),
      TaxAmount: zeroIfCancelled("p", TAX),
      AmountIncOfTax: zeroIfCancelled("p", `p.taxable + ${TAX}`),
      CancelledAmount: cancelledAmount("p", `p.taxable + ${TAX}`),
      Freight: zeroIfCancelled("p", "p.freight"),
      DiscountRs: zeroIfCancelled("p", "p.discount"),
      Roundoff: zeroIfCancelled("p", "p.round_off"),
      TotalInvoceAmount: zeroIfCancelled("p", "p.amount"),
      Status: "p.status",
    },
    search: ["AccountName", "PurchaseNo", "Amount", "AmountIncOfTax", "PurchaseDate"],
    sort: "PurchaseDate",
    key: "p.id",
    ties: async ({ Amount, Freight, TaxAmount }, snapshot) => {
      if (query.SupplierId) return []; // the ledger accounts have no totals per supplier
      const landed = formatPaise(paise(Amount) + paise(Freight));
      return accountTies(snapshot, principal, query, "purchase", [
        { label: BOUGHT_WITH_FREIGHT, accounts: BOUGHT, total: landed },
        { label: "Input tax accounts", accounts: INPUT_TAX, total: TaxAmount },
      ]);
    },
  };
};

const linesOfPurchase: Handler<"purchases.lines"> = async ({ query, principal, db }) => {
  const lines = purchaseLines(db, principal).where("p.id", query.PurchaseID).orderBy("l.line_no");
  joinOwnById(db, lines, LINE_JOINS);
  const selected = Object.entries(LINE_COLUMNS).map(([name, sql]) => db.raw(`${sql} as ??`, [name]));
  // LINE_COLUMNS has exactly the documented columns.
  const found = (await lines.select(selected)) as Schema<"PurchaseLine">[];
  if (found.length === 0) throw problem("NOT_FOUND");
  return found;
};

/** The purchase report and its details. */
export const purchases = { "purchases.report": purchasesReport, "purchases.lines": linesOfPurchase };

function purchasesOf(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, SupplierId }: Query<"purchases.report">,
) {
  const bought = ofCompany(db, principal, "purchases as p").whereBetween("p.date", [FromDate, ToDate]);
  void bought.whereNot("p.status", REPLACED);
  if (SupplierId) void bought.where("p.supplier_id", SupplierId);
  return ofParty(bought, principal, "p.supplier_id");
}

const TAX = "p.cgst + p.sgst + p.igst";
