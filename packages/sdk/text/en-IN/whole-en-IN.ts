import { wholeText } from "../../generated/text/en-IN/whole.ts";
import { enIN, type Text } from "./en-IN.ts";

/**
 * The complete English catalogue, in the same shape as other languages. No widget imports it: each imports only
 * its part.
 */
export const wholeEnIN: Required<Omit<Text, "say">> = { ...wholeText, ...enIN };
