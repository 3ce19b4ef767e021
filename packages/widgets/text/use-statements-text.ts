import { useContext } from "react";
import { statementsText } from "./en-IN/statements.ts";
import { TextContext } from "./text-context.ts";

/** The strings of the statements in the provider's language. */
export function useStatementsText(): typeof statementsText {
  return useContext(TextContext)?.statements ?? statementsText;
}
