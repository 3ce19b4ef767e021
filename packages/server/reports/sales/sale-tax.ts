import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED, formatPaise, paise } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, joinOwnById, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { OwnJoins, Paging } from "../../contract/report.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { accountTies, amountTie, rupees, SALES, SALES_AND_TAX, sayLabel } from "../ties.ts";

const saleTaxReport: Handler<"saleTax.report"> = (call) => {
  const { query, principal, db } = call;
  const search = searchOf(call);
  const { rows, billAmount } = withBillAmounts(db, principal, query, search);
  return {
    rows,
    ...(!search && { joins: NAMES }), // a search has joined them already
    columns: {
      BillID: "b.id",
      CustomerName: "c.name",
      ItemName: "i.name",
      HSNCode: "NULLIF(l.hsn_code, '')",
      InvSeries: "b.series",
      RetailBillNo: "b.retail_no",
      BillNo: "b.bill_no",
      BillDate: "b.date",
      GSTinNo: "c.gstin",
      UnitName: UNIT,
      WholeSaleRetail: "b.sale_type",
      MRP: "l.mrp",
      Quantity: "l.quantity",
      FreeQty: "l.free_quantity",
      CGSTRate: HALF_RATE,
      CGSTAmount: "l.cgst",
      SGSTRate: HALF_RATE,
      SGSTAmount: "l.sgst",
      IGSTRate: "CASE WHEN b.inter_state = 0 THEN 0 ELSE l.tax_rate END",
      IGSTAmount: "l.igst",
      NetRate: "l.taxable",
      TotalTax: TAX,
      ItemTotAmount: "l.amount",
      DiscountRs: "b.discount",
      RoundOff: "b.round_off",
      BillAmount: billAmount,
    },
    search: ["CustomerName", "ItemName", "HSNCode"],
    sort: "BillDate",
    key: "b.id * 32768 + l.line_no",
    ties: async (totals, snapshot) => {
      if (!principal.wholeCompany || isNarrowed(query)) return [];
      const accounts = await accountTies(snapshot, principal, query, "bill", [
        { label: "Sales account", accounts: SALES, total: totals.NetRate },
        { label: "Output CGST account", accounts: ["cgst_output"], total: totals.CGSTAmount },
        { label: "Output SGST account", accounts: ["sgst_output"], total: totals.SGSTAmount },
        { label: "Output IGST account", accounts: ["igst_output"], total: totals.IGSTAmount },
        { label: "Sales and output tax accounts", accounts: SALES_AND_TAX, total: totals.ItemTotAmount },
      ]);
      return [...accounts, await saleReportTie(snapshot, principal, query, totals.BillAmount)];
    },
  };
};

/** Tax on sales, by bill line. */
export const saleTax = { "saleTax.report": saleTaxReport };

/**
 * The lines, and the SQL of the bill amount. It is on the first line of each bill only: the rounded sum of
 * the bill's lines in the report, so that the column's total equals the sum of its values. If all lines of a
 * bill are in the report, the sum is taken from the bill's row; after a filter or search the lines are
 * summed.
 */
function withBillAmounts(
  db: Knex,
  principal: Principal,
  query: Query<"saleTax.report">,
  search: string | undefined,
) {
  const rows = linesOf(db, principal, query, search);
  if (!query.ItemID && !search)
    return {
      rows,
      billAmount: `CASE WHEN l.line_no = 1 THEN ${ROUNDED} END`,
    };
  const bills = linesOf(db, principal, query, search)
    .groupBy("b.date", "b.id") // in index order, so that the dates limit what is read
    .select("b.id", db.raw("MIN(l.line_no) as first_line"), db.raw("ROUND(SUM(l.amount)) as amount"));
  return {
    rows: rows.leftJoin(bills.as("g"), (on) => void on.on("g.id", "b.id").andOn("g.first_line", "l.line_no")),
    billAmount: "g.amount",
  };
}

/**
 * Compares the bill amounts with the Sale Report. There, Bill Amount is what customers owe. Here it is before
 * discounts and always rounded; less the discounts, and with the bills' own round-off instead, it equals the
 * Sale Report's.
 */
async function saleReportTie(
  db: Knex,
  principal: Principal,
  query: Query<"saleTax.report">,
  billAmount: string,
): Promise<Schema<"Tie">> {
  const { FromDate, ToDate } = query;
  const bills = ofCompany(db, principal, "bills as b").whereBetween("b.date", [FromDate, ToDate]);
  const sums = await sumsOf(db, bills.where("b.status", POSTED), {
    ...{ amount: "b.amount", discount: "b.discount" },
    roundOff: `b.round_off - (${ROUNDED} - (${IN_FULL}))`,
  });
  const [discount, roundOff] = [paise(sums.discount), paise(sums.roundOff)];
  const owed = formatPaise(paise(billAmount) - discount + roundOff);
  const said = say.saleReportLess({
    amount: rupees(paise(sums.amount)),
    discount: rupees(discount),
    roundOff: rupees(roundOff),
  });
  const opens = [{ label: "Sale Report", operation: "sales.report" as const, FromDate, ToDate }];
  return { ...amountTie(said.message, sums.amount, owed), ...sayLabel(said), opens };
}

/** Lines of posted bills in the range. The search is applied here, and again by the report engine. */
function linesOf(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, CustomerID, ItemID, Type, activeUserId }: Query<"saleTax.report">,
  search: string | undefined,
) {
  const bills = ofCompany(db, principal, "bills as b")
    .whereBetween("b.date", [FromDate, ToDate])
    .where("b.status", POSTED);
  if (CustomerID) void bills.where("b.customer_id", CustomerID);
  if (Type && Type !== "All") void bills.where("b.sale_type", Type === "Retail" ? "Retail" : "Wholesale");
  ofDocuments(bills, principal, "b.salesman_id", activeUserId, "b.customer_id");
  const lines = joinOwn(bills, "bill_lines as l", "l.bill_id", "b.id").whereNotNull("l.line_no");
  if (ItemID) void lines.where("l.item_id", ItemID);
  if (!search) return lines;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return joinOwnById(db, lines, NAMES).where(
    (any) =>
      void any
        .where("c.name", "like", pattern)
        .orWhere("i.name", "like", pattern)
        .orWhere("l.hsn_code", "like", pattern),
  );
}

/** The search text. The engine does not pass it to handlers, because in other reports nothing depends on it there. */
function searchOf(call: object): string | undefined {
  const { paging } = call as { paging?: Paging }; // http/bind.ts passes it in the call
  return paging?.search?.trim() || undefined;
}

function isNarrowed({ CustomerID, ItemID, Type, activeUserId }: Query<"saleTax.report">) {
  return Boolean(CustomerID || ItemID || (Type && Type !== "All") || activeUserId);
}

const NAMES: OwnJoins = {
  i: { table: "items", id: "l.item_id" },
  c: { table: "accounts", id: "b.customer_id" },
};
const IN_FULL = "b.taxable + b.cgst + b.sgst + b.igst";
const ROUNDED = `ROUND(${IN_FULL})`;
const TAX = "l.cgst + l.sgst + l.igst";
// A subquery, because a join would make the query for totals read the items too.
const UNIT = "(SELECT u.name FROM units u WHERE u.company_id = b.company_id AND u.id = i.unit_id)";
const HALF_RATE = "CASE WHEN b.inter_state = 0 THEN ROUND(l.tax_rate / 2, 2) ELSE 0 END";
