import type { Schema } from "@vanbook/sdk";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import { usePagedList } from "../master/use-paged-list.ts";
import { LedgerTypeInput, ReceiptTypeInput } from "./LedgerInput.tsx";
import { ReceiptNumber } from "./ReceiptNumber.tsx";
import { receiptMaster } from "./receipt-master.ts";
import { useMasterModel } from "../master/master-context.ts";
import { ReceiptPrinter } from "../report/export/print/ReceiptPrinter.tsx";

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

const Receipts = defineMaster(receiptMaster, {
  inputs: { ReNo: ReceiptNumber, PLID: ReceiptTypeInput, PartyID: LedgerTypeInput },
  useRecords: usePagedList,
});

ReceiptMaster.definition = Receipts.definition;

/** Prints the receipt in the form, as saved. */
function PrintReceipt() {
  const { record, form } = useMasterModel();
  return (
    <ReceiptPrinter
      // The record is the list's row; the engine no longer knows its operation's type.
      receipt={record as unknown as Schema<"Receipt"> | undefined}
      // Unsaved changes are not in the books.
      isDisabled={record === undefined || form.formState.isDirty}
    />
  );
}
