import type { Knex } from "knex";
import { buildCancelledAmountSql, buildZeroIfCancelledSql } from "../../books/posting/document-status-sql.ts";
import { REPLACED_STATUS } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofDocuments } from "../../auth/scope.ts";
import { makePaymentTie } from "../ties.ts";

const buildPaymentsReport: Handler<"payments.report"> = ({ query, principal, db }) => ({
  rows: db.from(
    db.unionAll([selectPayments(db, principal, query), selectExpenses(db, principal, query)]).as("p"),
  ),
  joins: {
    v: { table: "vouchers", id: "p.voucher_id" },
    a: { table: "account_facts", id: "p.account_id", edition: "p.edition" },
    l: { table: "account_facts", id: "p.ledger_id", edition: "p.edition" },
    u: { table: "user_facts", id: "p.user_id", edition: "p.edition" },
    h: { table: "branch_facts", id: "p.branch_id", edition: "p.edition" },
  },
  columns: {
    PayNo: "v.voucher_no",
    PDate: "p.date",
    Amt: AMOUNT_SQL,
    CancelledAmount: buildCancelledAmountSql("p", "p.amount"),
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
    // The cash book has totals for the whole company only, so a filtered report has no tie.
    if (!principal.wholeCompany || query.CustomerID || query.Type) return [];
    return [
      await makePaymentTie(snapshot, principal, { FromDate: query.fromDate, ToDate: query.ToDate }, Amt),
    ];
  },
});

export const paymentReport = { "payments.report": buildPaymentsReport };

type Filters = Query<"payments.report">;

function selectPayments(db: Knex, principal: Principal, { fromDate, ToDate, CustomerID, Type }: Filters) {
  const paymentRecords = ofCompany(db, principal, "payments as d").whereBetween("d.date", [fromDate, ToDate]);
  if (CustomerID) void paymentRecords.where("d.party_id", CustomerID);
  if (Type) void paymentRecords.where("d.mode", Type);
  return selectSharedColumns(db, principal, paymentRecords, "d.party_id");
}

function selectExpenses(db: Knex, principal: Principal, { fromDate, ToDate, CustomerID, Type }: Filters) {
  const expenseRecords = ofCompany(db, principal, "expenses as d").whereBetween("d.date", [fromDate, ToDate]);
  if (CustomerID) void expenseRecords.where("d.account_id", CustomerID);
  if (Type) void expenseRecords.where("d.mode", Type);
  return selectSharedColumns(db, principal, expenseRecords, "d.account_id");
}

function selectSharedColumns(db: Knex, principal: Principal, documents: Knex.QueryBuilder, account: string) {
  return ofDocuments(documents.whereNot("d.status", REPLACED_STATUS), principal, "d.user_id", null, account)
    .select("d.company_id", "d.voucher_id", "d.date", "d.amount", "d.mode", "d.status", "d.ledger_id")
    .select("d.user_id", "d.branch_id", "d.edition", "d.narration", db.raw("?? as account_id", [account]));
}

const AMOUNT_SQL = buildZeroIfCancelledSql("p", "p.amount");
