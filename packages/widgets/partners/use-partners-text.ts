import { partnersText, type PartnersText } from "../../sdk/text/en-IN/partners.ts";
import { useTextOf } from "../text/use-text.ts";

/** The texts of the partners' screens in the provider's language. */
export function usePartnersText(): PartnersText {
  return useTextOf("partners", partnersText);
}
