import type { Knex } from "knex";
import { cancelledAmount, zeroIfCancelled } from "../../books/posting/document-status-sql.ts";
import { REPLACED, GROUP } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { isNarrowedTo, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { receiptTie } from "../ties.ts";

const receiptsReport: Handler<"receipts.report"> = ({ query, principal, db }) => ({
  rows: receiptsOf(db, principal, query),
  joins: {
    p: { table: "accounts", id: "r.party_id" },
    l: { table: "accounts", id: "r.ledger_id" },
    u: { table: "users", id: "r.user_id" },
    h: { table: "branches", id: "r.branch_id" },
  },
  columns: {
    ReId: "r.id",
    ReNo: "r.number",
    CustomerName: `CASE WHEN p.group_id = ${GROUP.debtors} THEN p.name END`,
    UserName: "u.name",
    BranchName: "h.name",
    UserId: "r.user_id",
    HSlNo: "r.party_id",
    HName: "p.name",
    Payto: principal.party ? "NULL" : "l.name", // a party may not see the cash or bank account
    Type: `CONCAT('["', r.mode, '"]')`,
    Amt: AMOUNT,
    CancelledAmount: cancelledAmount("r", "r.amount"),
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
    // The cash book has totals for the whole company only, so a filtered report has nothing to compare with.
    if (!isWhole || CustomerID || Type || ApprovalStatus !== undefined || UserID || BranchID) return [];
    return [await receiptTie(snapshot, principal, query, Amt)];
  },
});

/** Receipts. */
export const receiptReport = { "receipts.report": receiptsReport };

function receiptsOf(db: Knex, principal: Principal, query: Query<"receipts.report">) {
  const { FromDate, ToDate, CustomerID, Type, ApprovalStatus, UserID, BranchID, activeUserId } = query;
  const received = ofCompany(db, principal, "receipts as r").whereBetween("r.date", [FromDate, ToDate]);
  void received.whereNot("r.status", REPLACED);
  if (CustomerID) void received.where("r.party_id", CustomerID);
  if (Type) void received.where("r.mode", Type);
  // 0 is a valid status.
  if (ApprovalStatus !== undefined) void received.where("r.approval_status", ApprovalStatus);
  if (UserID) void received.where("r.user_id", UserID);
  if (BranchID) void received.where("r.branch_id", BranchID);
  return ofDocuments(received, principal, "r.user_id", activeUserId, "r.party_id");
}

const AMOUNT = zeroIfCancelled("r", "r.amount");
