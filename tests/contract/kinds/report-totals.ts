import type { Knex } from "knex";
import type { Product } from "../../product.ts";
import { makeSampleRequest, operations, type Known } from "../../wall/operations.ts";

/**
 * The totals of reports that do not equal what the single ledger entries and stock moves of the
 * company come to: by queries that read no document, no rollup and no status.
 */
export async function listWrongTotals(
  product: Pick<Product, "call" | "db">,
  cookie: string,
  knownValues: Known,
): Promise<string[]> {
  const wrongTotals: string[] = [];
  for (const [report, { extra = {}, totals }] of Object.entries(LEDGER_TOTALS)) {
    const operation = operations.find(({ id }) => id === report);
    if (!operation) throw new Error(`No operation ${report}`);
    const request = makeSampleRequest(operation, knownValues, extra);
    const answer = await product.call({ ...request, cookie, headers: { Accept: TABLE_TYPE } });
    if (answer.status !== 200) throw new Error(`${report} ${answer.text.slice(0, 300)}`);
    const reportTotals = answer.read<{ totals: Record<string, number> }>().totals;
    for (const [names, sql] of Object.entries(totals)) {
      const shownTotal = names
        .split(" - ")
        .map((sum) => sum.split(" + ").reduce((all, name) => all + readTotal(reportTotals, name, report), 0))
        .reduce((all, each) => all - each);
      const bookedTotal = await readSum(product.db, sql, knownValues);
      if (Math.round(shownTotal * 1000) !== Math.round(bookedTotal * 1000))
        wrongTotals.push(`${report} ${names}: ${shownTotal}, and ${bookedTotal} in the books`);
    }
  }
  return wrongTotals;
}

function readTotal(totals: Record<string, number>, name: string, report: string): number {
  const total = totals[name];
  if (total === undefined) throw new Error(`${report} has no total ${name}: ${Object.keys(totals).join()}`);
  return total;
}

async function readSum(db: Knex, sql: string, { companyId, from, to }: Known): Promise<number> {
  const [[row]] = await db.raw(`SELECT COALESCE((${sql}), 0) AS amount`, { company: companyId, from, to });
  return Number(row.amount);
}

/** Credits less debits of accounts, in vouchers of some kinds within the range; `e`, `v` and `a`. */
function sumCredits(which: string, days = "e.date BETWEEN :from AND :to"): string {
  return `SELECT SUM(e.credit - e.debit) FROM ledger_entries e
    JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
    JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
    WHERE e.company_id = :company AND ${days} AND ${which}`;
}

const sumDebits = (which: string, days?: string) => `-1 * (${sumCredits(which, days)})`;

/** Quantities or values of stock moves `m`, at places `p`. */
function sumMoves(figure: string, which: string, days = "m.date BETWEEN :from AND :to"): string {
  return `SELECT SUM(${figure}) FROM stock_moves m
    JOIN stock_locations p ON p.company_id = m.company_id AND p.id = m.location_id
    WHERE m.company_id = :company AND ${days} AND ${which}`;
}

const SOLD_SQL = "v.kind = 'sale' AND a.system_key";
const TAX_KEYS = ["cgst", "sgst", "igst"];
const OUTPUT_TAX = `IN (${TAX_KEYS.map((tax) => `'${tax}_output'`).join(", ")})`;
const INPUT_TAX = `IN (${TAX_KEYS.map((tax) => `'${tax}_input'`).join(", ")})`;
const ALL_MONEY = "(a.group_id IN (5, 6, 26) OR a.system_key IN ('cheques_received', 'cheques_issued'))";
const UNTIL_LAST_DAY = "e.date <= :to";
const MOVED_UNTIL_LAST_DAY = "m.date <= :to";
const AGE_COLUMNS = "NotDue + Days30 + Days60 + Days90 + Older";
const OWED_BY_CUSTOMERS = sumDebits("a.group_id = 14", UNTIL_LAST_DAY);
const OWED_TO_SUPPLIERS = sumCredits("a.group_id = 27", UNTIL_LAST_DAY);

/** By report: further values of the request, and sums of its totals with the query that they must equal. */
const LEDGER_TOTALS: Readonly<
  Record<string, { extra?: Record<string, unknown>; totals: Readonly<Record<string, string>> }>
> = {
  "sales.report": {
    totals: { BillAmount: sumDebits("v.kind = 'sale' AND e.entry_kind = 'bill' AND a.id = v.party_id") },
  },
  "saleTax.report": {
    totals: {
      CGSTAmount: sumCredits(`${SOLD_SQL} = 'cgst_output'`),
      SGSTAmount: sumCredits(`${SOLD_SQL} = 'sgst_output'`),
      IGSTAmount: sumCredits(`${SOLD_SQL} = 'igst_output'`),
      NetRate: sumCredits(`${SOLD_SQL} = 'sales'`),
      // BillAmount is left out: it is before the discount on the bill.
      "ItemTotAmount - TotalTax": sumCredits(`${SOLD_SQL} = 'sales'`),
    },
  },
  "hsnSales.report": {
    totals: {
      TaxableValue: sumCredits(`${SOLD_SQL} = 'sales'`),
      "TotalAmount - TaxableValue": sumCredits(`${SOLD_SQL} ${OUTPUT_TAX}`),
    },
  },
  "hsnReturns.report": {
    totals: {
      TaxableValue: sumDebits("v.kind = 'sale_return' AND a.system_key = 'sales'"),
      "TotalAmount - TaxableValue": sumDebits(`v.kind = 'sale_return' AND a.system_key ${OUTPUT_TAX}`),
    },
  },
  "itemSales.report": {
    totals: {
      TotalAmount: sumCredits(`v.kind = 'sale' AND (a.system_key = 'sales' OR a.system_key ${OUTPUT_TAX})`),
    },
  },
  "itemCustomerSales.report": {
    totals: {
      NetRate: sumCredits(`${SOLD_SQL} = 'sales'`),
      TaxAmount: sumCredits(`${SOLD_SQL} ${OUTPUT_TAX}`),
    },
  },
  "profit.report": {
    extra: { By: "invoice" },
    totals: {
      SalesValue: sumCredits(`${SOLD_SQL} = 'sales'`),
      CostOfGoods: sumDebits(`${SOLD_SQL} = 'cogs'`),
      "SalesValue - Profit": sumDebits(`${SOLD_SQL} = 'cogs'`),
    },
  },
  "purchases.report": {
    totals: {
      TotalInvoceAmount: sumCredits("v.kind = 'purchase' AND a.id = v.party_id"),
      TaxAmount: sumDebits(`v.kind = 'purchase' AND a.system_key ${INPUT_TAX}`),
      "Amount + Freight": sumDebits(
        "v.kind = 'purchase' AND a.system_key IN ('inventory', 'purchase_freight')",
      ),
    },
  },
  "receipts.report": { totals: { Amt: sumDebits(`v.kind = 'receipt' AND ${ALL_MONEY}`) } },
  "payments.report": { totals: { Amt: sumCredits(`v.kind IN ('payment', 'expense') AND ${ALL_MONEY}`) } },
  "debtors.report": {
    extra: { Ageing: 1 },
    totals: { Outstanding: OWED_BY_CUSTOMERS, [AGE_COLUMNS]: OWED_BY_CUSTOMERS },
  },
  "creditors.report": {
    extra: { Ageing: 1 },
    totals: { Outstanding: OWED_TO_SUPPLIERS, [AGE_COLUMNS]: OWED_TO_SUPPLIERS },
  },
  "billsReceivable.report": { totals: { Pending: OWED_BY_CUSTOMERS, "Amount - Settled": OWED_BY_CUSTOMERS } },
  "billsPayable.report": { totals: { Pending: OWED_TO_SUPPLIERS, "Amount - Settled": OWED_TO_SUPPLIERS } },
  "trialBalance.report": {
    totals: {
      Debit:
        "SELECT SUM(e.debit) FROM ledger_entries e WHERE e.company_id = :company AND e.date BETWEEN :from AND :to AND e.entry_kind NOT IN ('opening')",
      "Debit - Credit": "0",
      ClosingBalance: "0",
    },
  },
  "stockValuation.report": {
    totals: {
      ClosingValue: sumDebits("a.system_key = 'inventory'", UNTIL_LAST_DAY),
      "OpeningValue + InValue - OutValue": sumMoves("m.value", "1 = 1", MOVED_UNTIL_LAST_DAY),
    },
  },
  "stock.report": {
    totals: { TotalStock: sumMoves("m.quantity", "p.kind <> 'damaged'", MOVED_UNTIL_LAST_DAY) },
  },
  "damages.report": {
    totals: {
      "Qty - Replacement": `SELECT (${sumMoves("m.quantity", "m.move_kind = 'SALE_RETURN'")})
        - COALESCE((${sumMoves("m.quantity", "m.move_kind = 'DAMAGE_OUT'")}), 0)`,
    },
  },
  "productions.report": { totals: { TotalProductionCost: sumMoves("m.value", "m.move_kind = 'PRODUCE'") } },
  "batchStock.report": {
    totals: {
      Quantity: `SELECT SUM(b.quantity) FROM stock_move_batches b
        JOIN stock_moves m ON m.company_id = b.company_id AND m.voucher_id = b.voucher_id AND m.line_no = b.line_no
        WHERE b.company_id = :company`,
    },
  },
  "openingStock.report": {
    totals: { Totalpurchaserate: sumMoves("m.value", "m.move_kind = 'OPENING'", MOVED_UNTIL_LAST_DAY) },
  },
};

const TABLE_TYPE = "application/vnd.vanbook.table+json";
