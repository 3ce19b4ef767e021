import type { Schema } from "@vanbook/sdk";
import { lazy, Suspense, useState } from "react";
import { useMasterModel } from "../master/master-context.ts";
import { Button } from "../parts/Button.tsx";
import { useToast } from "../parts/Toast.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import type { PrintedReceiptProps } from "./PrintedReceipt.tsx";

const PrintedReceipt = lazy(() =>
  import("./PrintedReceipt.tsx").then((part) => ({ default: part.PrintedReceipt })),
);

/** Prints the receipt that is in the form, as it was saved. */
export function PrintReceipt() {
  const { record, form } = useMasterModel();
  const { receipt: text } = useMastersText();
  const client = useVanbook();
  const toast = useToast();
  const [paper, setPaper] = useState<Omit<PrintedReceiptProps, "onPrinted">>();
  const print = async () => {
    const [company] = await client.session.company({});
    // The record is the list's own row: the engine knows its operation no more.
    if (company && record) setPaper({ company, receipt: record as unknown as Schema<"Receipt"> });
  };
  return (
    <>
      <Button
        icon="print"
        // What is typed over it is not in the books.
        isDisabled={record === undefined || form.formState.isDirty}
        onPress={() => void print().catch(() => toast(text.printFailed, "error"))}
      >
        {text.print}
      </Button>
      {paper && (
        <Suspense>
          <PrintedReceipt {...paper} onPrinted={() => setPaper(undefined)} />
        </Suspense>
      )}
    </>
  );
}
