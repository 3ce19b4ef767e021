export { partnersText, type PartnersText } from "../../generated/text/en-IN/partners.ts";
