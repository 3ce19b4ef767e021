import { useContext } from "react";
import { fieldEnIN, type FieldText } from "./en-IN/field.ts";
import { TextContext } from "./text-context.ts";

/** The strings of maps and trips in the provider's language. */
export function useFieldText(): FieldText {
  return useContext(TextContext)?.field ?? fieldEnIN;
}
