import type { Schema } from "@vanbook/sdk";
import { useMasterModel } from "../master/master-context.ts";
import { ReceiptPrinter } from "../report/export/print/ReceiptPrinter.tsx";

/** Prints the receipt that is in the form, as it was saved. */
export function PrintReceipt() {
  const { record, form } = useMasterModel();
  return (
    <ReceiptPrinter
      // The record is the list's own row: the engine knows its operation no more.
      receipt={record as unknown as Schema<"Receipt"> | undefined}
      // What is typed over it is not in the books.
      isDisabled={record === undefined || form.formState.isDirty}
    />
  );
}
