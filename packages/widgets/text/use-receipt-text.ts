import { useContext } from "react";
import { receiptText } from "./en-IN/receipt.ts";
import { TextContext } from "./text-context.ts";

/** The strings of receipts in the provider's language: a report that prints one needs no other master's. */
export function useReceiptText(): typeof receiptText {
  return useContext(TextContext)?.masters?.receipt ?? receiptText;
}
