import type { Knex } from "knex";
import { POSTED_STATUS, paise, type Paise } from "@vanbook/sdk/books";
import { buildUnitPriceSql } from "../../books/posting/price-list.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import type { OwnJoins } from "../../contract/report.ts";
import { makeAccountTies, SALES_ACCOUNTS } from "../ties.ts";

const buildProfitReport: Handler<"profit.report"> = ({ query, principal, db }) => {
  const isByBill = query.By === "invoice";
  const soldRows = isByBill ? sumByBill(db, principal, query) : selectBillLines(db, principal, query);
  return {
    rows: soldRows,
    joins: { ...NAME_JOINS, ...ITEM_JOIN },
    columns: {
      BillID: "b.id",
      Invoiceno: "b.bill_no",
      BillDate: "b.date",
      CustomerName: "c.name",
      Name: "s.name",
      ItemName: isByBill ? "NULL" : "i.name",
      SalesPrice: isByBill ? "NULL" : buildUnitPriceSql(),
      SalesQty: "l.quantity",
      SalesValue: "l.taxable",
      CostOfGoods: "l.cost",
      Profit: "l.taxable - l.cost",
      ProfitPer: buildPercentSql("l.taxable", "l.cost"),
    },
    totals: { ProfitPer: buildPercentSql("SUM(l.taxable)", "SUM(l.cost)") },
    search: ["Invoiceno"],
    sort: "-Profit",
    key: isByBill ? "b.id" : "b.id, l.line_no",
    ties: async ({ SalesValue, CostOfGoods }, snapshot) => {
      if (!principal.wholeCompany || isNarrowed(query)) return [];
      const sales = { label: "Sales account", accounts: SALES_ACCOUNTS, total: SalesValue };
      // The cost of bills is the account's movement plus the cost that returns credited (I6 of
      // docs/books.md#invariants).
      const cost = {
        label: "Cost of goods sold, before returns",
        accounts: ["cogs"],
        total: CostOfGoods,
        plus: await sumReturnedCost(snapshot, principal, query),
      } as const;
      return [
        ...(await makeAccountTies(snapshot, principal, query, "bill", [sales])),
        ...(await makeAccountTies(snapshot, principal, query, "cost", [cost])),
      ];
    },
  };
};

export const profit = { "profit.report": buildProfitReport };

function selectBillLines(db: Knex, principal: Principal, query: Query<"profit.report">) {
  const { FromDate, ToDate, Wholesale = "All", BillID, CustomerID, ItemID, activeUserId } = query;
  const bills = ofCompany(db, principal, "bills as b")
    .whereBetween("b.date", [FromDate, ToDate])
    .where("b.status", POSTED_STATUS);
  ofDocuments(bills, principal, "b.salesman_id", activeUserId);
  if (BillID) void bills.where("b.id", BillID);
  // This report spells it WholeSale, the bill Wholesale.
  if (Wholesale !== "All") void bills.where("b.sale_type", Wholesale === "Retail" ? "Retail" : "Wholesale");
  if (CustomerID) void bills.where("b.customer_id", CustomerID);
  const lines = joinOwn(bills, "bill_lines as l", "l.bill_id", "b.id").whereNotNull("l.line_no");
  if (ItemID) void lines.where("l.item_id", ItemID);
  const supply = supplyOf(query);
  if (supply === "all") return lines;
  return joinOwn(lines, "items as n", "n.id", "l.item_id").where("n.supply", supply);
}

/** Sums the lines first, so that names are joined once per bill and not once per line. */
function sumByBill(db: Knex, principal: Principal, query: Query<"profit.report">) {
  const sums = selectBillLines(db, principal, query)
    .groupBy("b.id")
    .select("b.id as bill_id")
    .select(db.raw("SUM(l.quantity) as quantity, SUM(l.taxable) as taxable, SUM(l.cost) as cost"));
  return ofCompany(db, principal, "bills as b").join(sums.as("l"), "l.bill_id", "b.id");
}

/** The documented default is produced items by line, and all items by bill. */
function supplyOf({ Type, By }: Query<"profit.report">) {
  return (Type ?? (By === "invoice" ? "all" : "production")).toLowerCase();
}

function isNarrowed(query: Query<"profit.report">) {
  const { Wholesale = "All", BillID, CustomerID, ItemID, activeUserId } = query;
  return Boolean(
    supplyOf(query) !== "all" || Wholesale !== "All" || BillID || CustomerID || ItemID || activeUserId,
  );
}

async function sumReturnedCost(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: Query<"profit.report">,
): Promise<Paise> {
  const returns = ofCompany(db, principal, "sale_returns as h")
    .whereBetween("h.date", [FromDate, ToDate])
    .where("h.status", POSTED_STATUS);
  joinOwn(returns, "sale_return_lines as l", "l.sale_return_id", "h.id");
  const { cost } = await readSums(db, returns, { cost: "l.cost" });
  return paise(cost);
}

function buildPercentSql(value: string, cost: string) {
  return `COALESCE(ROUND(100 * (${value} - ${cost}) / NULLIF(${value}, 0), 2), 0)`;
}

const NAME_JOINS: OwnJoins = {
  c: { table: "account_facts", id: "b.customer_id", edition: "b.edition" },
  s: { table: "user_facts", id: "b.salesman_id", edition: "b.edition" },
};
const ITEM_JOIN: OwnJoins = { i: { table: "item_facts", id: "l.item_id", edition: "b.edition" } };
