import { ReceiptInput } from "@vanbook/sdk/rules";
import type { Values } from "../form/record.ts";
import { ACCOUNT_GROUP } from "../../sdk/books/account-groups.ts";
import { declareMaster } from "../master/declare-master.ts";

export const receiptMaster = declareMaster({
  operations: {
    list: "receipts.list",
    create: "receipts.create",
    update: "receipts.update",
    remove: "receipts.delete",
  },
  title: "Receipt Master",
  record: {
    id: "ReId",
    lasting: "ReNo",
    name: ({ ReNo }) => `Receipt No ${ReNo}`,
    noun: "receipt",
    question: { place: "dialog" },
    // Sends the version that is shown: if someone has changed the receipt since, nothing is
    // deleted.
    removal: ({ ReNo, ReId, FYearID }) => ({ ReNo, ReId, FYearID }),
  },
  rules: ReceiptInput,
  fields: [
    { field: "ReNo", kind: "custom" },
    { field: "RDate", kind: "date", usual: (today) => today },
    { field: "PLID", kind: "custom" },
    { field: "PartyID", kind: "custom" },
    { field: "Debit", prefix: "₹", read: ({ Debit }) => Debit.toFixed(2) },
    { field: "Narration", kind: "long" },
    { field: "ChkNo", isShown: isOfBank },
    { field: "Bank", isShown: isOfBank },
    { field: "Branch", isShown: isOfBank },
    { field: "Remark", isShown: isOfBank },
    { field: "ChkDate", kind: "date", isShown: isOfBank },
    // Stored with Receipt Type for the fields above; the server derives it from the ledger.
    { field: "AccGroupid", kind: "custom", isShown: () => false },
  ],
  list: {
    title: "Receipt List",
    columns: [
      { field: "ReNo", label: "Receipt No" },
      { field: "PLedgerName", label: "Receipt Type" },
      { field: "PartyLedgerName", label: "Ledger" },
      { field: "Debit", label: "Amount", kind: "money" },
    ],
    search: ["ReNo"],
  },
  words: {
    search: "Search Receipt No or Ledger",
    empty: "No receipts in this financial year.",
    noMatch: "No matching receipt found",
    failedList: "Failed to fetch receipt details. Please try again.",
    failedCreate: "Failed to submit data.",
    failedUpdate: "Failed to update data!",
    failedDelete: "Failed to delete data!",
  },
});

/** Only bank receipts can have a cheque. */
function isOfBank(values: Values): boolean {
  return values["AccGroupid"] === ACCOUNT_GROUP.bank;
}
