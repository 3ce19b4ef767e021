import type { Knex } from "knex";
import { cancelledAmount, zeroIfCancelled } from "../../books/posting/document-status-sql.ts";
import { REPLACED } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofDocuments } from "../../auth/scope.ts";
import { paymentTie } from "../ties.ts";

const paymentsReport: Handler<"payments.report"> = ({ query, principal, db }) => ({
  rows: db.from(db.unionAll([paymentsOf(db, principal, query), expensesOf(db, principal, query)]).as("p")),
  joins: {
    v: { table: "vouchers", id: "p.voucher_id" },
    a: { table: "accounts", id: "p.account_id" },
    l: { table: "accounts", id: "p.ledger_id" },
    u: { table: "users", id: "p.user_id" },
    h: { table: "branches", id: "p.branch_id" },
  },
  columns: {
    PayNo: "v.voucher_no",
    PDate: "p.date",
    Amt: AMOUNT,
    CancelledAmount: cancelledAmount("p", "p.amount"),
    HName: "a.name",
    Paidto: "a.name",
    PaidFrom: principal.party ? "NULL" : "l.name", // a party may not see the cash or bank account
    Type: `CONCAT('["', p.mode, '"]')`,
    Narration: "p.narration",
    HSlNo: "p.account_id",
    UserName: "u.name",
    BranchName: "h.name",
    Status: "p.status",
  },
  search: ["Paidto", "PayNo", "Amt", "PDate", "PaidFrom", "UserName", "Narration"],
  sort: "-PDate",
  key: "p.voucher_id",
  ties: async ({ Amt }, snapshot) => {
    // The cash book has totals for the whole company only, so a filtered report has nothing to compare with.
    if (!principal.wholeCompany || query.CustomerID || query.Type) return [];
    return [await paymentTie(snapshot, principal, { FromDate: query.fromDate, ToDate: query.ToDate }, Amt)];
  },
});

/** Payments to suppliers and customers, and expenses. */
export const paymentReport = { "payments.report": paymentsReport };

type Filters = Query<"payments.report">;

function paymentsOf(db: Knex, principal: Principal, { fromDate, ToDate, CustomerID, Type }: Filters) {
  const paid = ofCompany(db, principal, "payments as d").whereBetween("d.date", [fromDate, ToDate]);
  if (CustomerID) void paid.where("d.party_id", CustomerID);
  if (Type) void paid.where("d.mode", Type);
  return columnsOf(db, principal, paid, "d.party_id");
}

function expensesOf(db: Knex, principal: Principal, { fromDate, ToDate, CustomerID, Type }: Filters) {
  const spent = ofCompany(db, principal, "expenses as d").whereBetween("d.date", [fromDate, ToDate]);
  if (CustomerID) void spent.where("d.account_id", CustomerID);
  if (Type) void spent.where("d.mode", Type);
  return columnsOf(db, principal, spent, "d.account_id");
}

/** The columns that payments and expenses share; only documents in the principal's scope that no edit has replaced. */
function columnsOf(db: Knex, principal: Principal, documents: Knex.QueryBuilder, account: string) {
  return ofDocuments(documents.whereNot("d.status", REPLACED), principal, "d.user_id", null, account)
    .select("d.company_id", "d.voucher_id", "d.date", "d.amount", "d.mode", "d.status", "d.ledger_id")
    .select("d.user_id", "d.branch_id", "d.narration", db.raw("?? as account_id", [account]));
}

const AMOUNT = zeroIfCancelled("p", "p.amount");
