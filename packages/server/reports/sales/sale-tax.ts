import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED_STATUS, formatPaise, formatRupees, paise } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { buildSupplyKindSql } from "./supply-kind-sql.ts";
import { joinOwn, joinOwnById, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { OwnJoins, Paging } from "../../contract/report.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeAccountTies, makeAmountTie, SALES_ACCOUNTS, SALES_AND_TAX, toTieLabel } from "../ties.ts";

const buildSaleTaxReport: Handler<"saleTax.report"> = (call) => {
  const { query, principal, db } = call;
  const search = searchOf(call);
  const { rows, billAmount } = withBillAmounts(db, principal, query, search);
  return {
    rows,
    ...(!search && { joins: LINE_NAME_JOINS }), // a search has joined them already
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
      UnitName: "i.unit",
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
      TotalTax: TAX_SQL,
      ItemTotAmount: "l.amount",
      DiscountRs: "b.discount",
      RoundOff: "b.round_off",
      BillAmount: billAmount,
      SupplyKind: buildSupplyKindSql("l.supply_kind"),
    },
    search: ["CustomerName", "ItemName", "HSNCode"],
    sort: "BillDate",
    key: "b.id * 32768 + l.line_no",
    ties: async (totals, snapshot) => {
      if (!principal.wholeCompany || isNarrowed(query)) return [];
      const accounts = await makeAccountTies(snapshot, principal, query, "bill", [
        { label: "Sales account", accounts: SALES_ACCOUNTS, total: totals.NetRate },
        { label: "Output CGST account", accounts: ["cgst_output"], total: totals.CGSTAmount },
        { label: "Output SGST account", accounts: ["sgst_output"], total: totals.SGSTAmount },
        { label: "Output IGST account", accounts: ["igst_output"], total: totals.IGSTAmount },
        { label: "Sales and output tax accounts", accounts: SALES_AND_TAX, total: totals.ItemTotAmount },
      ]);
      return [...accounts, await tieToSaleReport(snapshot, principal, query, totals.BillAmount)];
    },
  };
};

export const saleTax = { "saleTax.report": buildSaleTaxReport };

/**
 * The lines, and the SQL of the bill amount. It is on the first line of each bill only: the rounded
 * sum of the bill's lines in the report, so that the column's total equals the sum of its values.
 * If all lines of a bill are in the report, the sum is taken from the bill's row; after a filter or
 * search the lines are summed.
 */
function withBillAmounts(
  db: Knex,
  principal: Principal,
  query: Query<"saleTax.report">,
  search: string | undefined,
) {
  const rows = selectTaxLines(db, principal, query, search);
  if (!query.ItemID && !search)
    return {
      rows,
      billAmount: `CASE WHEN l.line_no = 1 THEN ${ROUNDED_BILL_SQL} END`,
    };
  const bills = selectTaxLines(db, principal, query, search)
    .groupBy("b.date", "b.id") // in index order, so that the dates limit what is read
    .select("b.id", db.raw("MIN(l.line_no) as first_line"), db.raw("ROUND(SUM(l.amount)) as amount"));
  return {
    rows: rows.leftJoin(bills.as("g"), (on) => void on.on("g.id", "b.id").andOn("g.first_line", "l.line_no")),
    billAmount: "g.amount",
  };
}

/**
 * Compares the bill amounts with the Sale Report. There, Bill Amount is what customers owe. Here it
 * is before discounts and always rounded; less the discounts, and with the bills' own round-off
 * instead, it equals the Sale Report's.
 */
async function tieToSaleReport(
  db: Knex,
  principal: Principal,
  query: Query<"saleTax.report">,
  billAmount: string,
): Promise<Schema<"Tie">> {
  const { FromDate, ToDate } = query;
  const bills = ofCompany(db, principal, "bills as b").whereBetween("b.date", [FromDate, ToDate]);
  const sums = await readSums(db, bills.where("b.status", POSTED_STATUS), {
    ...{ amount: "b.amount", discount: "b.discount" },
    roundOff: `b.round_off - (${ROUNDED_BILL_SQL} - (${IN_FULL}))`,
  });
  const [discount, roundOff] = [paise(sums.discount), paise(sums.roundOff)];
  const saleReportAmount = formatPaise(paise(billAmount) - discount + roundOff);
  const labelMessage = say.saleReportLess({
    amount: formatRupees(paise(sums.amount)),
    discount: formatRupees(discount),
    roundOff: formatRupees(roundOff),
  });
  const opens = [{ label: "Sale Report", operation: "sales.report" as const, FromDate, ToDate }];
  return {
    ...makeAmountTie(labelMessage.message, sums.amount, saleReportAmount),
    ...toTieLabel(labelMessage),
    opens,
  };
}

/**
 * Lines of posted bills in the range. The search is applied here, and again by the report engine.
 */
function selectTaxLines(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate, CustomerID, ItemID, Type, activeUserId }: Query<"saleTax.report">,
  search: string | undefined,
) {
  const bills = ofCompany(db, principal, "bills as b")
    .whereBetween("b.date", [FromDate, ToDate])
    .where("b.status", POSTED_STATUS);
  if (CustomerID) void bills.where("b.customer_id", CustomerID);
  if (Type && Type !== "All") void bills.where("b.sale_type", Type === "Retail" ? "Retail" : "Wholesale");
  ofDocuments(bills, principal, "b.salesman_id", activeUserId, "b.customer_id");
  const lines = joinOwn(bills, "bill_lines as l", "l.bill_id", "b.id").whereNotNull("l.line_no");
  if (ItemID) void lines.where("l.item_id", ItemID);
  if (!search) return lines;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return joinOwnById(db, lines, LINE_NAME_JOINS).where(
    (any) =>
      void any
        .where("c.name", "like", pattern)
        .orWhere("i.name", "like", pattern)
        .orWhere("l.hsn_code", "like", pattern),
  );
}

/** The search text. The engine does not pass it on, because other reports don't need it here. */
function searchOf(call: object): string | undefined {
  const { paging } = call as { paging?: Paging }; // http/bind.ts passes it in the call
  return paging?.search?.trim() || undefined;
}

function isNarrowed({ CustomerID, ItemID, Type, activeUserId }: Query<"saleTax.report">) {
  return Boolean(CustomerID || ItemID || (Type && Type !== "All") || activeUserId);
}

const LINE_NAME_JOINS: OwnJoins = {
  i: { table: "item_facts", id: "l.item_id", edition: "b.edition" },
  c: { table: "account_facts", id: "b.customer_id", edition: "b.edition" },
};
const IN_FULL = "b.taxable + b.cgst + b.sgst + b.igst";
const ROUNDED_BILL_SQL = `ROUND(${IN_FULL})`;
const TAX_SQL = "l.cgst + l.sgst + l.igst";
const HALF_RATE = "CASE WHEN b.inter_state = 0 THEN ROUND(l.tax_rate / 2, 2) ELSE 0 END";
