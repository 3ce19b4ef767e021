import { useContext } from "react";
import { bankDateText, type BankDateText } from "./en-IN/bank-dates.ts";
import { TextContext } from "./text-context.ts";

/** The strings of marking the bank book in the provider's language. */
export function useBankDateText(): BankDateText {
  return useContext(TextContext)?.bankDates ?? bankDateText;
}
