import type { Knex } from "knex";
import { buildCancelledAmountSql, buildZeroIfCancelledSql } from "../../books/posting/document-status-sql.ts";
import { buildUnitPriceSql } from "../../books/posting/price-list.ts";
import { REPLACED_STATUS } from "@vanbook/sdk/books";
import type { Body, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { isNarrowedTo, joinFacts, joinOwn, joinOwnById, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { getToday } from "../../clock.ts";
import type { OwnJoins } from "../../contract/report.ts";
import { select } from "../../db/select.ts";
import { omitZeros } from "../../db/without-none.ts";
import { makeAccountTies, BILL_ACCOUNTS } from "../ties.ts";
import { isFiltered, chooseSaleOrder } from "./sale-order.ts";

const buildSalesReport: Handler<"sales.report"> = ({ body, principal, db }) => ({
  // Force the date index only for an unfiltered report; a party, a salesman and each filter have
  // their own index.
  ...(isWhole(principal, body) && { inOrder: "bills as b FORCE INDEX FOR ORDER BY (bills_date)" }),
  rows: selectBills(db, principal, body),
  joins: BILL_NAME_JOINS,
  columns: {
    BillID: "b.id",
    InvSeries: "b.series",
    RetailBillNo: "b.retail_no",
    WholesaleNo: "b.wholesale_no",
    BillNo: "b.bill_no",
    BillDate: "b.date",
    CustomerID: "b.customer_id",
    CustomerName: "c.name",
    BillAmount: BILL_AMOUNT,
    CancelledAmount: buildCancelledAmountSql("b", "b.amount"),
    SaleType: "b.sale_type",
    BillModeText: MODE_TEXT,
    Salesman: "s.name",
    SalesmanId: "b.salesman_id",
    CreatedBy: "m.name",
    CreatedById: "b.created_by",
    RootName: "r.name",
    BranchName: "h.name",
    Status: "b.status",
  },
  search: [
    "CustomerName",
    "BillNo",
    "BillAmount",
    "BillDate",
    "SaleType",
    "BillModeText",
    "Salesman",
    "CreatedBy",
  ],
  sort: chooseSaleOrder(body, {
    today: getToday(),
    isOfSomeUsers: isNarrowedTo(body.activeUserId, principal),
  }),
  key: "b.id",
  envelope: (billDetails) => ({ billDetails }),
  ties: async ({ BillAmount }, snapshot) => {
    // The ledger has totals for the whole company only, so a filtered report has nothing to compare
    // with.
    if (!isWhole(principal, body) || body.FYearID) return [];
    return makeAccountTies(snapshot, principal, body, "bill", [
      { label: "Sales and tax accounts", accounts: BILL_ACCOUNTS, total: BillAmount },
    ]);
  },
});

const readBillLines: Handler<"bills.lines"> = async ({ query, principal, db }) => {
  const bills = ofDocuments(
    ofCompany(db, principal, "bills as b").where("b.id", query.BillID),
    principal,
    "b.salesman_id",
    null,
    "b.customer_id",
  );
  const billsWithNames = joinOwnById(db, bills.whereNot("b.status", REPLACED_STATUS), BILL_NAME_JOINS);
  const lineQuery = joinOwn(billsWithNames, "bill_lines as l", "l.bill_id", "b.id").whereNotNull("l.line_no");
  const lines = await select<Required<Schema<"BillLine">>>(
    joinFacts(lineQuery, "item_facts as i", "l.item_id", "b.edition").orderBy("l.line_no"),
    {
      BillID: "b.id",
      InvSeries: "b.series",
      RetailBillNo: "b.retail_no",
      BillNo: "b.bill_no",
      BillDate: "b.date",
      CustomerName: "c.name",
      CumAddress: db.raw("NULLIF(CONCAT_WS(', ', NULLIF(c.address, ''), NULLIF(c.place, '')), '')"),
      CumContact: db.raw("COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))"),
      SalesmanName: "s.name",
      CreatedByName: "m.name",
      BillModeText: db.raw(MODE_TEXT),
      WholeSaleRetail: "b.sale_type",
      ItemName: "i.name",
      MRP: "l.mrp",
      Quantity: "l.quantity",
      FreeQty: "l.free_quantity",
      UnitPrice: db.raw(buildUnitPriceSql()),
      DiscountPercentage: "l.discount_rate",
      DiscountAmount: db.raw("l.discount + l.bill_discount"),
      TaxPercentage: "l.tax_rate",
      TaxAmount: db.raw("l.cgst + l.sgst + l.igst"),
      NetRate: "l.taxable",
      Amount: "l.amount",
      DiscountRs: "b.discount",
      DiscountBeforeTax: db.raw(BILL_DISCOUNT),
      RoundOff: "b.round_off",
      BillAmount: db.raw(BILL_AMOUNT),
      Status: "b.status",
      Narration: "b.narration",
    },
  );
  if (lines.length === 0) throw problem("NOT_FOUND");
  return lines.map((line) => omitZeros(line, "DiscountPercentage", "DiscountAmount", "DiscountBeforeTax"));
};

export const sale = { "sales.report": buildSalesReport, "bills.lines": readBillLines };

function isWhole(principal: Principal, filters: Body<"sales.report">): boolean {
  return principal.wholeCompany && !isNarrowedTo(filters.activeUserId, principal) && !isFiltered(filters);
}

function selectBills(db: Knex, principal: Principal, filters: Body<"sales.report">) {
  const { FromDate, ToDate, Type, FYearID, CustomerID, Branch, RouteID, CreatedById, activeUserId } = filters;
  const bills = ofCompany(db, principal, "bills as b").whereBetween("b.date", [FromDate, ToDate]);
  // Omit replaced bills; the bill that replaced one has its number.
  void bills.whereNot("b.status", REPLACED_STATUS);
  if (Type && Type !== "All") void bills.where("b.sale_type", Type);
  if (FYearID) void bills.where("b.year_id", FYearID);
  if (CustomerID) void bills.where("b.customer_id", CustomerID);
  if (Branch) void bills.where("b.branch_id", Branch);
  if (RouteID) void bills.where("b.route_id", RouteID);
  if (CreatedById) void bills.where("b.created_by", CreatedById);
  return ofDocuments(bills, principal, "b.salesman_id", activeUserId, "b.customer_id");
}

const BILL_NAME_JOINS: OwnJoins = {
  c: { table: "account_facts", id: "b.customer_id", edition: "b.edition" },
  s: { table: "user_facts", id: "b.salesman_id", edition: "b.edition" },
  m: { table: "user_facts", id: "b.created_by", edition: "b.edition" },
  r: { table: "route_facts", id: "b.route_id", edition: "b.edition" },
  h: { table: "branch_facts", id: "b.branch_id", edition: "b.edition" },
};
const MODE_TEXT = "CASE b.mode WHEN 0 THEN 'Cash' ELSE 'Credit' END";
const BILL_DISCOUNT = `(SELECT SUM(x.bill_discount) FROM bill_lines x WHERE x.company_id = b.company_id AND x.bill_id = b.id)`;
const BILL_AMOUNT = buildZeroIfCancelledSql("b", "b.amount");
