import { partnersText, type PartnersText } from "../../sdk/text/en-IN/partners.ts";
import { useTextOf } from "../text/use-text.ts";

export function usePartnersText(): PartnersText {
  return useTextOf("partners", partnersText);
}
