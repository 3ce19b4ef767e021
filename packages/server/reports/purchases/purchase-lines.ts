import type { Knex } from "knex";
import { POSTED_STATUS, REPLACED_STATUS, formatPaise, paise } from "@vanbook/sdk/books";
import { buildZeroIfCancelledSql } from "../../books/posting/document-status-sql.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import type { OwnJoins, Report } from "../../contract/report.ts";
import { ofCompany, ofParty } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeAmountTie, makeLedgerLink, withReportLinks } from "../ties.ts";

/** The SQL of each column of a purchase line, over `selectPurchaseLines` with `LINE_JOINS`. */
export const LINE_COLUMNS: { readonly [Column in keyof Schema<"PurchaseLine">]-?: string } = {
  PurchaseID: "p.id",
  PurchaseNo: "v.voucher_no",
  PurchaseDate: "p.date",
  AccountName: "s.name",
  GSTinNo: "s.gstin",
  SupplierInvoiceNo: "p.supplier_invoice_no",
  InvoiceDate: "p.supplier_invoice_date",
  Amount: "l.amount",
  AmountIncOfTax: "l.amount",
  TaxAmount: "l.cgst + l.sgst + l.igst",
  TaxName: "i.tax",
  TaxPercentage: "l.tax_rate",
  ItemName: "i.name",
  UnitName: "i.unit",
  Quantity: "l.quantity",
  FreeQty: "l.free_quantity",
  UnitPrice: "l.unit_price",
  MRP: "l.mrp",
  NetRate: "l.taxable",
  Freight: "p.freight",
  DiscountRs: "p.discount",
  // See docs/books.md#purchase-rates. All freight is allocated to the paid quantity, so
  // DeliveryRate × Quantity is the goods' cost.
  DeliveryRate:
    "ROUND(l.unit_price * (100 - l.discount_rate) / 100, 4) + COALESCE(ROUND(l.freight / l.quantity, 4), 0)",
  DiscountRate: "ROUND(l.unit_price * (100 - l.discount_rate) / 100, 4)",
  FrightLessRate: "ROUND(l.unit_price * (100 - l.discount_rate) / 100, 4)",
  Roundoff: "p.round_off",
  TotalInvoceAmount: buildZeroIfCancelledSql("p", "p.amount"),
  CustomerName: "s.name",
  CumAddress: "NULLIF(CONCAT_WS(', ', NULLIF(s.address, ''), NULLIF(s.place, '')), '')",
  CumContact: "COALESCE(NULLIF(s.mobile, ''), NULLIF(s.phone, ''))",
};

export const LINE_JOINS: OwnJoins = {
  v: { table: "vouchers", id: "p.voucher_id" },
  s: { table: "account_facts", id: "p.supplier_id", edition: "p.edition" },
  i: { table: "item_facts", id: "l.item_id", edition: "p.edition" },
};

const supplierPurchases: Handler<"supplierPurchases.report"> = async ({ query, principal, db }) => {
  await refuseUnknownYear(db, principal, query.FYearID);
  const range = [query.from, query.to] as const;
  const purchaseFilter = { "p.supplier_id": query.SupplierId, "p.status": POSTED_STATUS };
  return {
    ...LINE_REPORT_PARTS,
    rows: selectPurchaseLines(db, principal).where(purchaseFilter).whereBetween("p.date", range),
    search: ["ItemName", "Amount"],
    ties: async ({ Amount }, snapshot) => {
      const account = await sumOwedToSupplier(snapshot, principal, query.SupplierId, range);
      const invoices = ofCompany(snapshot, principal, "purchases as p").where(purchaseFilter);
      const { extras } = await readSums(snapshot, invoices.whereBetween("p.date", range), {
        extras: "p.freight - p.discount + p.round_off",
      });
      const total = formatPaise(paise(Amount) + paise(extras));
      const tie = makeAmountTie("Supplier's account (with freight, discount and round-off)", account, total);
      return [
        withReportLinks(
          tie,
          { FromDate: query.from, ToDate: query.to },
          makeLedgerLink(query.SupplierId, "Ledger"),
        ),
      ];
    },
  };
};

const itemPurchases: Handler<"itemPurchases.report"> = async ({ query, principal, db }) => {
  await refuseUnknownYear(db, principal, query.FYearID);
  const range = [query.from, query.to] as const;
  return {
    ...LINE_REPORT_PARTS,
    rows: selectPurchaseLines(db, principal)
      .where({ "l.item_id": query.ItemId, "p.status": POSTED_STATUS })
      .whereBetween("p.date", range),
    search: ["ItemName", "SupplierInvoiceNo"],
    ties: async ({ Amount }, snapshot) => {
      const item = ofCompany(snapshot, principal, "items as i").where("i.id", query.ItemId);
      // Services are not in the stock book.
      if (await item.where("i.is_service", 1).first("i.id")) return [];
      const amount = await sumPurchasedStock(snapshot, principal, query.ItemId, range);
      return [makeAmountTie("Stock book", amount, Amount)];
    },
  };
};

export const purchasesBy = {
  "supplierPurchases.report": supplierPurchases,
  "itemPurchases.report": itemPurchases,
};

export function selectPurchaseLines(db: Knex, principal: Principal): Knex.QueryBuilder {
  const lines = ofCompany(db, principal, "purchase_lines as l")
    .join("purchases as p", (on) => void on.on("p.company_id", "l.company_id").andOn("p.id", "l.purchase_id"))
    .whereNot("p.status", REPLACED_STATUS);
  return ofParty(lines, principal, "p.supplier_id");
}

/**
 * The session's financial year is not a filter, but it must be one of the company's. Throws
 * INVALID_FIELDS.
 */
export async function refuseUnknownYear(
  db: Knex,
  principal: Principal,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) return;
  const year: object | undefined = await ofCompany(db, principal, "financial_years as y")
    .where({ "y.id": id, "y.is_deleted": 0 })
    .first("y.id");
  if (year) return;
  const message = "The company has no such financial year.";
  throw problemOnField("INVALID_FIELDS", "FYearID", message);
}

async function sumOwedToSupplier(
  db: Knex,
  principal: Principal,
  supplierId: number,
  range: readonly [string, string],
) {
  const entries = ofCompany(db, principal, "ledger_day as d")
    .where({ "d.account_id": supplierId, "d.entry_kind": "purchase" })
    .whereBetween("d.date", range);
  return (await readSums(db, entries, { owed: "d.credit - d.debit" })).owed;
}

async function sumPurchasedStock(
  db: Knex,
  principal: Principal,
  itemId: number,
  range: readonly [string, string],
) {
  const moves = ofCompany(db, principal, "stock_day as d")
    .where({ "d.item_id": itemId, "d.move_kind": "PURCHASE" })
    .whereBetween("d.date", range);
  return (await readSums(db, moves, { bought: "d.taxable + d.tax" })).bought;
}

const LINE_REPORT_PARTS = {
  joins: LINE_JOINS,
  columns: LINE_COLUMNS,
  sort: "PurchaseDate",
  key: "(p.id * 100000 + l.line_no)",
} as const satisfies Partial<Report<"supplierPurchases.report">>;
