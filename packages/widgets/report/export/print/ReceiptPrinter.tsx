import { Suspense, useState } from "react";
import { Button } from "../../../parts/Button.tsx";
import { useToast } from "../../../parts/toast/Toast.tsx";
import { useVanbook } from "../../../provider/use-vanbook.ts";
import { receiptText } from "../../../../sdk/generated/text/en-IN/masters/receipt.ts";
import { useText } from "../../../text/use-text.ts";
import type { PaperReceipt, PrintedReceiptProps } from "./PrintedReceipt.tsx";
import { lazyPart } from "../../../parts/lazy-part.ts";

const PrintedReceipt = lazyPart(() => import("./PrintedReceipt.tsx").then((part) => part.PrintedReceipt));

export interface ReceiptPrinterProps {
  receipt: PaperReceipt | undefined;
  isDisabled?: boolean;
}

export function ReceiptPrinter({ receipt, isDisabled = false }: ReceiptPrinterProps) {
  // Takes only these texts of the masters: a report that prints receipts needs no others.
  const text = useText().masters?.receipt ?? receiptText;
  const client = useVanbook();
  const toast = useToast();
  const [paper, setPaper] = useState<Pick<PrintedReceiptProps, "company" | "receipt">>();
  const print = async () => {
    const [company] = await client.session.company({});
    if (company && receipt) setPaper({ company, receipt });
  };
  return (
    <>
      <Button
        icon="print"
        isDisabled={isDisabled}
        onPress={() => void print().catch(() => toast(text.printFailed, "error"))}
      >
        {text.print}
      </Button>
      {paper && (
        <Suspense>
          <PrintedReceipt {...paper} text={text.paper} onPrinted={() => setPaper(undefined)} />
        </Suspense>
      )}
    </>
  );
}
