import type { Schema } from "@vanbook/sdk";
import { defineMaster, type MasterProps } from "../master/define-master.tsx";
import { usePagedList } from "../master/use-paged-list.ts";
import { LedgerTypeInput, ReceiptTypeInput } from "./LedgerInput.tsx";
import { receiptMaster } from "./receipt-master.ts";
import { useMasterModel } from "../master/master-context.ts";
import { ReceiptPrinter } from "../report/export/print/ReceiptPrinter.tsx";
import { useRead } from "../form/use-read.ts";
import type { FieldInputProps } from "../master/definition.ts";
import { TextField } from "../parts/TextField.tsx";
import { useToday } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/**
 * Takes money in from a customer and keeps the receipts. Cash, bank and cheque each ask for their
 * own.
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

/** A new receipt shows its financial year's next number, which is assigned on saving. */
function ReceiptNumber({ label, value, values, record }: FieldInputProps) {
  const { receipt: text } = useMastersText();
  const today = useToday();
  const day = typeof values["RDate"] === "string" ? values["RDate"] : today;
  const next = useRead({
    operation: "receipts.nextNumber",
    args: { RDate: day },
    enabled: record === undefined,
    staleTime: 0,
  });
  // After a failure, the number is another's by now.
  const number = record ? value : next.isError ? undefined : next.data?.[0]?.ReNo;
  return (
    <TextField
      label={label}
      value={number === undefined || number === null ? "" : String(number)}
      description={record ? undefined : text.numberLater}
      isDisabled
    />
  );
}
