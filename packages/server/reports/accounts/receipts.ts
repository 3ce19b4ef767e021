import type { Knex } from "knex";
import { buildCancelledAmountSql, buildZeroIfCancelledSql } from "../../books/posting/document-status-sql.ts";
import { REPLACED_STATUS, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { isNarrowedTo, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { makeReceiptTie } from "../ties.ts";

const buildReceiptsReport: Handler<"receipts.report"> = ({ query, principal, db }) => ({
  rows: selectReceipts(db, principal, query),
  joins: {
    p: { table: "account_facts", id: "r.party_id", edition: "r.edition" },
    l: { table: "account_facts", id: "r.ledger_id", edition: "r.edition" },
    u: { table: "user_facts", id: "r.user_id", edition: "r.edition" },
    g: { table: "accounts", id: "r.party_id" },
    h: { table: "branch_facts", id: "r.branch_id", edition: "r.edition" },
  },
  columns: {
    ReId: "r.id",
    ReNo: "r.number",
    CustomerName: `CASE WHEN g.group_id = ${ACCOUNT_GROUP.debtors} THEN p.name END`,
    UserName: "u.name",
    BranchName: "h.name",
    UserId: "r.user_id",
    HSlNo: "r.party_id",
    HName: "p.name",
    Payto: principal.party ? "NULL" : "l.name", // a party may not see the cash or bank account
    Type: `CONCAT('["', r.mode, '"]')`,
    Amt: AMOUNT_SQL,
    CancelledAmount: buildCancelledAmountSql("r", "r.amount"),
    RDate: "r.date",
    ApprovalStatus: "r.approval_status",
    Status: "r.status",
    Narration: "r.narration",
    ChkNo: "r.cheque_no",
    ChkDate: "r.cheque_date",
    Bank: "r.bank",
    Branch: "r.bank_branch",
    Remark: "r.remark",
  },
  search: ["CustomerName", "HName", "ReNo", "Amt", "RDate", "UserName", "BranchName", "Narration"],
  sort: "-RDate",
  key: "r.id",
  ties: async ({ Amt }, snapshot) => {
    const { CustomerID, Type, ApprovalStatus, UserID, BranchID, activeUserId } = query;
    const isWhole = principal.wholeCompany && !isNarrowedTo(activeUserId, principal);
    // The cash book has totals for the whole company only, so a filtered report has no tie.
    if (!isWhole || CustomerID || Type || ApprovalStatus !== undefined || UserID || BranchID) return [];
    return [await makeReceiptTie(snapshot, principal, query, Amt)];
  },
});

export const receiptReport = { "receipts.report": buildReceiptsReport };

function selectReceipts(db: Knex, principal: Principal, query: Query<"receipts.report">) {
  const { FromDate, ToDate, CustomerID, Type, ApprovalStatus, UserID, BranchID, activeUserId } = query;
  const receiptRecords = ofCompany(db, principal, "receipts as r").whereBetween("r.date", [FromDate, ToDate]);
  void receiptRecords.whereNot("r.status", REPLACED_STATUS);
  if (CustomerID) void receiptRecords.where("r.party_id", CustomerID);
  if (Type) void receiptRecords.where("r.mode", Type);
  // 0 is a valid status.
  if (ApprovalStatus !== undefined) void receiptRecords.where("r.approval_status", ApprovalStatus);
  if (UserID) void receiptRecords.where("r.user_id", UserID);
  if (BranchID) void receiptRecords.where("r.branch_id", BranchID);
  return ofDocuments(receiptRecords, principal, "r.user_id", activeUserId, "r.party_id");
}

const AMOUNT_SQL = buildZeroIfCancelledSql("r", "r.amount");
