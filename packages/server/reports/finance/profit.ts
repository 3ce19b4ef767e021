import type { Knex } from "knex";
import { POSTED, paise, type Paise } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { sumsOf } from "../../db/sums-of.ts";
import type { OwnJoins } from "../../contract/report.ts";
import { accountTies, SALES } from "../ties.ts";

const profitReport: Handler<"profit.report"> = ({ query, principal, db }) => {
  const isByBill = query.By === "invoice";
  const sold = isByBill ? byBill(db, principal, query) : linesOf(db, principal, query);
  return {
    rows: sold,
    joins: { ...NAMES, ...(supplyOf(query) === "all" && ITEM) },
    columns: {
      BillID: "b.id",
      Invoiceno: "b.bill_no",
      BillDate: "b.date",
      CustomerName: "c.name",
      Name: "s.name",
      ItemName: isByBill ? "NULL" : "i.name",
      SalesPrice: isByBill ? "NULL" : "l.unit_price",
      SalesQty: "l.quantity",
      SalesValue: "l.taxable",
      CostOfGoods: "l.cost",
      Profit: "l.taxable - l.cost",
      ProfitPer: percent("l.taxable", "l.cost"),
    },
    totals: { ProfitPer: percent("SUM(l.taxable)", "SUM(l.cost)") },
    search: ["Invoiceno"],
    sort: "-Profit",
    key: isByBill ? "b.id" : "b.id, l.line_no",
    ties: async ({ SalesValue, CostOfGoods }, snapshot) => {
      if (!principal.wholeCompany || isNarrowed(query)) return [];
      const sales = { label: "Sales account", accounts: SALES, total: SalesValue };
      // The cost of bills is the account's movement plus the cost that returns credited to it (I6 of docs/books.md#invariants).
      const cost = {
        label: "Cost of goods sold, before returns",
        accounts: ["cogs"],
        total: CostOfGoods,
        plus: await returnedCost(snapshot, principal, query),
      } as const;
      return [
        ...(await accountTies(snapshot, principal, query, "bill", [sales])),
        ...(await accountTies(snapshot, principal, query, "cost", [cost])),
      ];
    },
  };
};

/** Profit by bill or by bill line. */
export const profit = { "profit.report": profitReport };

/**
 * Lines of posted bills in the range, in the principal's scope and matching the filters. Cancelled bills are
 * omitted.
 */
function linesOf(db: Knex, principal: Principal, query: Query<"profit.report">) {
  const { FromDate, ToDate, Wholesale = "All", BillID, CustomerID, ItemID, activeUserId } = query;
  const bills = ofCompany(db, principal, "bills as b")
    .whereBetween("b.date", [FromDate, ToDate])
    .where("b.status", POSTED);
  ofDocuments(bills, principal, "b.salesman_id", activeUserId);
  if (BillID) void bills.where("b.id", BillID);
  // This screen spells it WholeSale, the bill Wholesale.
  if (Wholesale !== "All") void bills.where("b.sale_type", Wholesale === "Retail" ? "Retail" : "Wholesale");
  if (CustomerID) void bills.where("b.customer_id", CustomerID);
  const lines = joinOwn(bills, "bill_lines as l", "l.bill_id", "b.id").whereNotNull("l.line_no");
  if (ItemID) void lines.where("l.item_id", ItemID);
  const supply = supplyOf(query);
  if (supply === "all") return lines;
  return joinOwn(lines, "items as i", "i.id", "l.item_id").where("i.supply", supply);
}

/** The same bills with the sums of their lines, so that names are joined once per bill, not once per line. */
function byBill(db: Knex, principal: Principal, query: Query<"profit.report">) {
  const sums = linesOf(db, principal, query)
    .groupBy("b.id")
    .select("b.id as bill_id")
    .select(db.raw("SUM(l.quantity) as quantity, SUM(l.taxable) as taxable, SUM(l.cost) as cost"));
  return ofCompany(db, principal, "bills as b").join(sums.as("l"), "l.bill_id", "b.id");
}

/** The kind of items to include. By line, the documented default is produced items; by bill, all items. */
function supplyOf({ Type, By }: Query<"profit.report">) {
  return (Type ?? (By === "invoice" ? "all" : "production")).toLowerCase();
}

function isNarrowed(query: Query<"profit.report">) {
  const { Wholesale = "All", BillID, CustomerID, ItemID, activeUserId } = query;
  return Boolean(
    supplyOf(query) !== "all" || Wholesale !== "All" || BillID || CustomerID || ItemID || activeUserId,
  );
}

/** The cost of goods that customers returned in the range. */
async function returnedCost(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: Query<"profit.report">,
): Promise<Paise> {
  const returns = ofCompany(db, principal, "sale_returns as h")
    .whereBetween("h.date", [FromDate, ToDate])
    .where("h.status", POSTED);
  joinOwn(returns, "sale_return_lines as l", "l.sale_return_id", "h.id");
  const { cost } = await sumsOf(db, returns, { cost: "l.cost" });
  return paise(cost);
}

function percent(value: string, cost: string) {
  return `COALESCE(ROUND(100 * (${value} - ${cost}) / NULLIF(${value}, 0), 2), 0)`;
}

const NAMES: OwnJoins = {
  c: { table: "accounts", id: "b.customer_id" },
  s: { table: "users", id: "b.salesman_id" },
};
const ITEM: OwnJoins = { i: { table: "items", id: "l.item_id" } };
