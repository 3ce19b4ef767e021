import { useContext } from "react";
import { taxesText, type TaxesText } from "./en-IN/masters/taxes.ts";
import { TextContext } from "./text-context.ts";

/** The strings of the master of taxes in the provider's language. */
export function useTaxesText(): TaxesText {
  return useContext(TextContext)?.taxes ?? taxesText;
}
