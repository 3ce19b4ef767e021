import type { Knex } from "knex";
import { ACCOUNT_GROUP, formatPaise, paise } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany, ofCustomers } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeAmountTie, makeLedgerLink, withReportLinks } from "../ties.ts";
import { ENTRY_BILL, ENTRY_KINDS, ENTRY_ORDER, ENTRY_WORDS } from "./entry-words.ts";
import { selectMovements, selectOpenings } from "../openings.ts";
import { LEDGER_ROLLUP, buildRangeSums, type RangeSum } from "../range-sums.ts";

const buildCustomerLedgerReport: Handler<"customerLedger.report"> = async ({ query, principal, db }) => {
  await refuseUnknownYear(db, principal, query.FYearID);
  await refuseUnknownCustomer(db, principal, query.CustomerID);
  return {
    rows: selectDetails(db, principal, query),
    joins: { v: { table: "vouchers", id: "e.voucher_id" } },
    columns: {
      BillNo: "v.voucher_no",
      Date: "e.date",
      Description: ENTRY_WORDS,
      Mode: "CASE WHEN e.debit > 0 THEN 'Debit' ELSE 'Credit' END",
      BillMode: BILL_MODE,
      Amount: "e.debit + e.credit",
      VoucherID: "e.voucher_id",
      BillID: ENTRY_BILL,
    },
    search: ["Amount", "Date"],
    sort: "Date",
    key: ENTRY_ORDER,
    figures: (snapshot) => readSummary(snapshot, principal, query),
    envelope: (Details, summary) => ({ summary: [summary], Details }),
    ties: async ({ BalanceBefore, Outstanding }, snapshot) => {
      // The summary comes from the debtors report's rollups, this balance from the ledger entries.
      const entries = selectEntries(snapshot, principal, query);
      const { moved } = await readSums(snapshot, entries, { moved: "e.debit - e.credit" });
      const amount = formatPaise(paise(BalanceBefore) + paise(moved));
      const tie = makeAmountTie("Ledger report", amount, Outstanding);
      return [withReportLinks(tie, query, makeLedgerLink(query.CustomerID, "Ledger"))];
    },
  };
};

export const customerLedger = { "customerLedger.report": buildCustomerLedgerReport };

function selectDetails(db: Knex, principal: Principal, filters: Query<"customerLedger.report">) {
  const { Description = "All", CustomerID, FromDate: from, ToDate: to } = filters;
  if (Description === "Opening Balance")
    return selectOpenings(db, principal, { from, to }).where("e.account_id", CustomerID);
  const entries = selectEntries(db, principal, filters);
  if (Description !== "All") void entries.where("e.entry_kind", ENTRY_KINDS[Description]);
  return entries;
}

function selectEntries(
  db: Knex,
  principal: Principal,
  { CustomerID, FromDate: from, ToDate: to }: Query<"customerLedger.report">,
) {
  return selectMovements(db, principal, { from, to }).where("e.account_id", CustomerID);
}

/** Eight amounts (docs/books.md#customer-ledger). A reversal cancels out in one column. */
async function readSummary(
  db: Knex,
  principal: Principal,
  { CustomerID, FromDate, ToDate }: Query<"customerLedger.report">,
): Promise<Schema<"CustomerLedgerSummary">> {
  const ofKind = (kind: string, sum: string) =>
    ({ sum: `CASE WHEN ${kind} THEN ${sum} ELSE 0 END`, over: ["movement"] }) as const;
  const figures = {
    AcTransAmount: ofKind("r.entry_kind NOT IN ('bill', 'return', 'receipt')", "r.debit - r.credit"),
    BillAmount: ofKind("r.entry_kind = 'bill'", "r.debit - r.credit"),
    ReceiptAmount: ofKind("r.entry_kind = 'receipt'", "r.credit - r.debit"),
    ReturnedBillAmount: ofKind("r.entry_kind = 'return'", "r.credit - r.debit"),
    Outstanding: { sum: "r.debit - r.credit", over: ["opening", "movement"] },
    DebitAmount: { sum: "r.debit", over: ["movement"] },
    CreditAmount: { sum: "r.credit", over: ["movement"] },
    BalanceBefore: { sum: "r.debit - r.credit", over: ["opening"] },
  } as const satisfies Record<keyof Schema<"CustomerLedgerSummary">, RangeSum>;
  const range = { from: FromDate, to: ToDate };
  const sums = buildRangeSums(db, principal, LEDGER_ROLLUP, range, figures, (piece) => {
    void piece.where("r.account_id", CustomerID);
  });
  // An outer aggregate gives a customer without entries a row of zeros.
  const columns = Object.keys(figures).map((name) => [name, `s.${name}`]);
  const columnNames = Object.fromEntries(columns) as Record<keyof typeof figures, string>; // the same names
  return readSums(db, db.from(sums.as("s")), columnNames);
}

async function refuseUnknownYear(db: Knex, principal: Principal, id: number): Promise<void> {
  const year: object | undefined = await ofCompany(db, principal, "financial_years as y")
    .where({ "y.id": id, "y.is_deleted": 0 })
    .first("y.id");
  if (!year)
    throw problem("INVALID_FIELDS", {
      message: "Financial Year ID is missing.",
      fields: [{ field: "FYearID", message: "The company has no such financial year." }],
    });
}

/** Throws the same NOT_FOUND for a customer out of scope as for one of another company. */
async function refuseUnknownCustomer(db: Knex, principal: Principal, id: number): Promise<void> {
  const customers = ofCompany(db, principal, "accounts as c").where({
    "c.id": id,
    "c.group_id": ACCOUNT_GROUP.debtors,
  });
  const customer: object | undefined = await ofCustomers(customers, principal, "c").first("c.id");
  if (!customer) throw problem("NOT_FOUND");
}

/**
 * SQL for the payment mode of the document. The payment in a cash bill's voucher and a cash refund
 * are cash.
 */
const DOCUMENT_SQL = "d.company_id = v.company_id AND d.voucher_id = COALESCE(v.reverses_id, v.id)";
const PAID_SQL =
  "CASE d.mode WHEN 'C' THEN 'Cash' WHEN 'B' THEN 'Cheque' WHEN 'O' THEN 'Online' WHEN 'N' THEN 'NEFT' END";
const BILL_MODE = `CASE
  WHEN v.kind = 'sale' AND e.entry_kind = 'bill' AND v.reverses_id IS NULL THEN
    (SELECT CASE d.mode WHEN 0 THEN 'Cash' ELSE 'Credit' END FROM bills d WHERE ${DOCUMENT_SQL})
  WHEN v.kind IN ('sale', 'sale_return') AND e.entry_kind IN ('receipt', 'payment') THEN 'Cash'
  WHEN v.kind = 'receipt' THEN (SELECT ${PAID_SQL} FROM receipts d WHERE ${DOCUMENT_SQL})
  WHEN v.kind = 'payment' THEN (SELECT ${PAID_SQL} FROM payments d WHERE ${DOCUMENT_SQL})
  WHEN v.kind = 'expense' THEN (SELECT ${PAID_SQL} FROM expenses d WHERE ${DOCUMENT_SQL})
END`;
