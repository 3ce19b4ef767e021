import type { Knex } from "knex";
import { POSTED_STATUS, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Query, Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofDocuments } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";

/** See docs/books.md#van-sale-summary. One statement: all amounts are from the same moment. */
const buildVanSalesSummary: Handler<"vanSales.summary"> = ({ query, principal, db }) => {
  const sums = [
    sumBills(db, principal, query).as("b"),
    sumReceipts(db, principal, query).as("r"),
    sumCashExpenses(db, principal, query).as("e"),
    sumCashRefunds(db, principal, query).as("f"),
    sumBillsPaidIntoBank(db, principal, query).as("k"),
  ];
  const together = db.from(db.raw(sums.map(() => "?").join(" CROSS JOIN "), sums));
  return select<Schema<"VanSaleSummary">>(together, {
    CountB2B: "b.b2b_count",
    SumB2BSale: "b.b2b",
    CountB2C: "b.b2c_count",
    SumB2CSale: "b.b2c",
    CountCashBill: "b.cash_count",
    CashBill: "b.cash",
    CountCreditBill: "b.credit_count",
    CreditBill: "b.credit",
    CountCashReceipt: "r.cash_count",
    CashReceipt: "r.cash",
    CountBankReceipt: "r.bank_count",
    BankReceipt: "r.bank",
    TotalReceiptCount: "r.all_count",
    TotalReceiptAmount: "r.amount",
    TotalBillCount: "b.all_count",
    TotalBillAmount: "b.amount",
    TaxAmt: "b.tax",
    NetAmt: "b.taxable",
    ExpenseAmt: "e.amount",
    CashRefund: "f.amount",
    CashBillBank: "k.amount",
    CashInHand: db.raw("b.cash - k.amount + r.cash - e.amount - f.amount"),
  });
};

export const vanSales = { "vanSales.summary": buildVanSalesSummary };

type Filters = Query<"vanSales.summary">;

function sumBills(db: Knex, principal: Principal, filters: Filters) {
  const buildAmountSql = (only: string) => `COALESCE(SUM(CASE WHEN ${only} THEN d.amount ELSE 0 END), 0)`;
  const countOf = (only: string) => `COUNT(CASE WHEN ${only} THEN 1 END)`;
  return selectPostedDocuments(db, principal, "bills as d", "d.salesman_id", filters).select(
    db.raw(`${countOf("d.inv_type = 'B2B'")} as b2b_count, ${buildAmountSql("d.inv_type = 'B2B'")} as b2b`),
    db.raw(`${countOf("d.inv_type = 'B2C'")} as b2c_count, ${buildAmountSql("d.inv_type = 'B2C'")} as b2c`),
    db.raw(`${countOf("d.mode = 0")} as cash_count, ${buildAmountSql("d.mode = 0")} as cash`),
    db.raw(`${countOf("d.mode = 1")} as credit_count, ${buildAmountSql("d.mode = 1")} as credit`),
    db.raw("COUNT(*) as all_count, COALESCE(SUM(d.amount), 0) as amount"),
    db.raw("COALESCE(SUM(d.cgst + d.sgst + d.igst), 0) as tax, COALESCE(SUM(d.taxable), 0) as taxable"),
  );
}

/** The payment within a cash bill is part of the bill's voucher, not a receipt. */
function sumReceipts(db: Knex, principal: Principal, filters: Filters) {
  return selectPostedDocuments(db, principal, "receipts as d", "d.user_id", filters).select(
    db.raw("COUNT(CASE WHEN d.mode = 'C' THEN 1 END) as cash_count"),
    db.raw("COALESCE(SUM(CASE WHEN d.mode = 'C' THEN d.amount ELSE 0 END), 0) as cash"),
    db.raw("COUNT(CASE WHEN d.mode <> 'C' THEN 1 END) as bank_count"),
    db.raw("COALESCE(SUM(CASE WHEN d.mode <> 'C' THEN d.amount ELSE 0 END), 0) as bank"),
    db.raw("COUNT(*) as all_count, COALESCE(SUM(d.amount), 0) as amount"),
  );
}

function sumCashExpenses(db: Knex, principal: Principal, filters: Filters) {
  return selectPostedDocuments(db, principal, "expenses as d", "d.user_id", filters)
    .where("d.mode", "C")
    .select(db.raw("COALESCE(SUM(d.amount), 0) as amount"));
}

function sumCashRefunds(db: Knex, principal: Principal, filters: Filters) {
  return selectPostedDocuments(db, principal, "sale_returns as d", "d.salesman_id", filters)
    .where("d.mode", 0)
    .join("accounts as a", (on) => on.on("a.company_id", "d.company_id").andOn("a.id", "d.refund_ledger_id"))
    .where("a.group_id", ACCOUNT_GROUP.cash)
    .select(db.raw("COALESCE(SUM(d.amount), 0) as amount"));
}

/** Cash bills paid into a bank; only their vouchers show it. */
function sumBillsPaidIntoBank(db: Knex, principal: Principal, filters: Filters) {
  return selectPostedDocuments(db, principal, "bills as d", "d.salesman_id", filters)
    .where("d.mode", 0)
    .join("ledger_entries as l", (on) =>
      on.on("l.company_id", "d.company_id").andOn("l.voucher_id", "d.voucher_id"),
    )
    .join("accounts as a", (on) => on.on("a.company_id", "l.company_id").andOn("a.id", "l.account_id"))
    .where({ "a.group_id": ACCOUNT_GROUP.bank, "l.entry_kind": "receipt" })
    .whereBetween("l.date", [filters.FromDate, filters.ToDate])
    .select(db.raw("COALESCE(SUM(l.debit), 0) as amount"));
}

function selectPostedDocuments(
  db: Knex,
  principal: Principal,
  table: string,
  user: string,
  { FromDate, ToDate, activeUserId, UserID, BranchID }: Filters,
) {
  const documents = ofCompany(db, principal, table)
    .where("d.status", POSTED_STATUS)
    .whereBetween("d.date", [FromDate, ToDate]);
  if (UserID) void documents.where(user, UserID);
  if (BranchID) void documents.where("d.branch_id", BranchID);
  return ofDocuments(documents, principal, user, activeUserId);
}
