import { useContext } from "react";
import { partnersText, type PartnersText } from "./en-IN/partners.ts";
import { TextContext } from "./text-context.ts";

/** The strings of the screen of partners in the provider's language. */
export function usePartnersText(): PartnersText {
  return useContext(TextContext)?.partners ?? partnersText;
}
