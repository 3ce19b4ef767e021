import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { buildRangeSums, STOCK_ROLLUP } from "../range-sums.ts";
import { makeAccountTies, OUTPUT_TAX, SALES_ACCOUNTS, SALES_AND_TAX } from "../ties.ts";

const buildItemSalesReport: Handler<"itemSales.report"> = ({ query, principal, db }) => ({
  rows: ofCompany(db, principal, "items as i")
    .join(selectItemSales(db, principal, query).as("s"), "s.item_id", "i.id")
    // Omit items whose bills were all cancelled, or that were only given free.
    .whereRaw("(s.quantity <> 0 OR s.taxable <> 0 OR s.tax <> 0)"),
  columns: {
    ItemID: "i.id",
    ItemName: "i.name",
    TotalAmount: "s.taxable + s.tax",
    TotalQuantity: "s.quantity",
  },
  search: ["ItemName"],
  sort: "ItemName",
  key: "i.id",
  envelope: (rows) => [rows],
  ties: async ({ TotalAmount }, snapshot) =>
    hasTies(principal, query)
      ? makeAccountTies(snapshot, principal, query, "bill", [
          { label: "Sales and output tax accounts", accounts: SALES_AND_TAX, total: TotalAmount },
        ])
      : [],
});

const buildItemCustomerSalesReport: Handler<"itemCustomerSales.report"> = ({ query, principal, db }) => ({
  rows: selectCustomerSaleLines(db, principal, query),
  joins: {
    i: { table: "item_facts", id: "l.item_id", edition: "b.edition" },
    c: { table: "account_facts", id: "b.customer_id", edition: "b.edition" },
    s: { table: "user_facts", id: "b.salesman_id", edition: "b.edition" },
    r: { table: "route_facts", id: "b.route_id", edition: "b.edition" },
  },
  columns: {
    BillID: "b.id",
    EnteringDate: "b.date",
    InvSeries: "b.series",
    RetailBillNo: "b.retail_no",
    BillNo: "b.bill_no",
    CustomerName: "c.name",
    ItemID: "l.item_id",
    ItemName: "i.name",
    Amount: "l.amount",
    WholeSaleRetail: "b.sale_type",
    BillModeText: "CASE b.mode WHEN 0 THEN 'Cash' ELSE 'Credit' END",
    Quantity: "l.quantity",
    SalesmanName: "s.name",
    RootName: "r.name",
    NetRate: "l.taxable",
    TaxAmount: "l.cgst + l.sgst + l.igst",
  },
  search: ["CustomerName", "BillNo", "ItemName", "SalesmanName", "EnteringDate", "Amount"],
  sort: "EnteringDate",
  key: LINE_KEY,
  ties: async ({ Amount, NetRate, TaxAmount }, snapshot) =>
    hasTies(principal, query)
      ? makeAccountTies(snapshot, principal, query, "bill", [
          { label: "Sales and output tax accounts", accounts: SALES_AND_TAX, total: Amount },
          { label: "Sales account", accounts: SALES_ACCOUNTS, total: NetRate },
          { label: "Output tax accounts", accounts: OUTPUT_TAX, total: TaxAmount },
        ])
      : [],
});

export const itemSales = {
  "itemSales.report": buildItemSalesReport,
  "itemCustomerSales.report": buildItemCustomerSalesReport,
};

type Sold = Pick<Query<"itemSales.report">, "FromDate" | "ToDate" | "ItemID" | "UserId" | "activeUserId">;

/**
 * Sales of each item (`item_id`, `quantity`, `taxable`, `tax`). For the whole company: goods from
 * the stock rollups, services from bills; for some salesmen: everything from their bills.
 */
export function selectItemSales(db: Knex, principal: Principal, query: Sold): Knex.QueryBuilder {
  const { FromDate, ToDate, ItemID, UserId, activeUserId } = query;
  if (principal.wholeCompany && !UserId && !activeUserId) {
    const figures = {
      quantity: { sum: "-r.quantity", over: ["movement"] },
      taxable: { sum: "r.taxable", over: ["movement"] },
      tax: { sum: "r.tax", over: ["movement"] },
    } as const;
    const goods = buildRangeSums(
      db,
      principal,
      STOCK_ROLLUP,
      { from: FromDate, to: ToDate },
      figures,
      (piece) => {
        void piece.where("r.move_kind", "SALE");
        if (ItemID) void piece.where("r.item_id", ItemID);
      },
    );
    const services = sumLinesByItem(db, selectServiceLines(db, principal, query));
    return db
      .from(db.unionAll([goods, services]).as("u"))
      .select("u.item_id", "u.quantity", "u.taxable", "u.tax");
  }
  const bills = selectPostedBills(db, principal, query);
  if (UserId) void bills.where("b.salesman_id", UserId);
  const lines = joinOwn(bills, "bill_lines as l", "l.bill_id", "b.id").whereNotNull("l.line_no");
  if (ItemID) void lines.where("l.item_id", ItemID);
  return sumLinesByItem(db, lines);
}

/** Services have no stock moves, so no rollup has them. */
function selectServiceLines(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, ItemID }: Sold,
): Knex.QueryBuilder {
  const services = ofCompany(db, principal, "items as n").where("n.is_service", 1);
  if (ItemID) void services.where("n.id", ItemID);
  return joinOwn(joinOwn(services, "bill_lines as l", "l.item_id", "n.id"), "bills as b", "b.id", "l.bill_id")
    .whereBetween("b.date", [FromDate, ToDate])
    .where("b.status", POSTED_STATUS);
}

function sumLinesByItem(db: Knex, lines: Knex.QueryBuilder): Knex.QueryBuilder {
  return lines
    .groupBy("l.item_id")
    .select(
      "l.item_id",
      db.raw("SUM(l.quantity) as quantity"),
      db.raw("SUM(l.taxable) as taxable"),
      db.raw("SUM(l.cgst + l.sgst + l.igst) as tax"),
    );
}

function selectCustomerSaleLines(db: Knex, principal: Principal, query: Query<"itemCustomerSales.report">) {
  const { ItemID, CustomerID, RouteID } = query;
  const bills = selectPostedBills(db, principal, query);
  if (CustomerID) void bills.where("b.customer_id", CustomerID);
  if (RouteID) void bills.where("b.route_id", RouteID);
  const lines = joinOwn(bills, "bill_lines as l", "l.bill_id", "b.id").whereNotNull("l.line_no");
  if (ItemID) void lines.where("l.item_id", ItemID);
  return lines;
}

function selectPostedBills(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, activeUserId }: Pick<Query<"itemSales.report">, "FromDate" | "ToDate" | "activeUserId">,
) {
  const bills = ofCompany(db, principal, "bills as b")
    .whereBetween("b.date", [FromDate, ToDate])
    .where("b.status", POSTED_STATUS);
  return ofDocuments(bills, principal, "b.salesman_id", activeUserId, "b.customer_id");
}

/** Ledger totals are for the whole company, so a filtered report has nothing to compare with. */
function hasTies(
  { wholeCompany }: Principal,
  query: Partial<Query<"itemSales.report"> & Query<"itemCustomerSales.report">>,
) {
  const { ItemID, UserId, CustomerID, RouteID, activeUserId } = query;
  return wholeCompany && !ItemID && !UserId && !CustomerID && !RouteID && !activeUserId;
}

/** Orders lines by bill. */
const LINE_KEY = "b.id * 32768 + l.line_no";
