import { ReceiptInput } from "@vanbook/sdk/rules";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import type { Values } from "../form/record.ts";
import { usePagedList } from "../master/use-paged-list.ts";
import { LedgerTypeInput, ReceiptTypeInput } from "./LedgerInput.tsx";
import { PrintReceipt } from "./PrintReceipt.tsx";
import { ReceiptNumber } from "./ReceiptNumber.tsx";
import { BANK } from "./use-receipt-ledgers.ts";

/**
 * Takes money in from a customer and keeps the receipts. Cash, bank and cheque each ask for their own.
 * @widget Masters
 * @element none: is a voucher: it posts to the books in the name of the person in the office
 */
export function ReceiptMaster(props: MasterProps) {
  const { slots } = props;
  const buttons = (
    <>
      <PrintReceipt />
      {slots?.buttons}
    </>
  );
  return <Receipts {...props} slots={{ ...slots, buttons }} />;
}

const Receipts = defineMaster({
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
    // The shown version: if someone has changed it since, nothing is deleted.
    removal: ({ ReNo, ReId, FYearID }) => ({ ReNo, ReId, FYearID }),
  },
  rules: ReceiptInput,
  fields: [
    { field: "ReNo", kind: "custom", input: ReceiptNumber },
    { field: "RDate", kind: "date", usual: (today) => today },
    { field: "PLID", kind: "custom", input: ReceiptTypeInput },
    { field: "PartyID", kind: "custom", input: LedgerTypeInput },
    { field: "Debit", prefix: "₹", read: ({ Debit }) => Debit.toFixed(2) },
    { field: "Narration", kind: "long" },
    { field: "ChkNo", isShown: isOfBank },
    { field: "Bank", isShown: isOfBank },
    { field: "Branch", isShown: isOfBank },
    { field: "Remark", isShown: isOfBank },
    { field: "ChkDate", kind: "date", isShown: isOfBank },
    // Stored with Receipt Type for the fields above; the server derives it from the ledger.
    { field: "AccGroupid", kind: "custom", input: () => null, isShown: () => false },
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
    useRecords: usePagedList,
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

ReceiptMaster.definition = Receipts.definition;

/** Only bank receipts can have a cheque. */
function isOfBank(values: Values): boolean {
  return values["AccGroupid"] === BANK;
}
