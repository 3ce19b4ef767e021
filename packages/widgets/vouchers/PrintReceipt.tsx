import type { Schema } from "@vanbook/sdk";
import { useMasterModel } from "../master/master-context.ts";
import { ReceiptPrinter } from "../report/export/print/ReceiptPrinter.tsx";

/** Prints the receipt in the form, as saved. */
export function PrintReceipt() {
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
