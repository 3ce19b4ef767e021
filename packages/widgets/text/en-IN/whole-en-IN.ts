import { wholeText } from "../../generated/text/en-IN/whole.ts";
import { enIN, type Text } from "./en-IN.ts";

/** The English catalogue with all its parts, as other languages have it. No widget imports it: each imports only its part. */
export const wholeEnIN: Required<Omit<Text, "say">> = { ...wholeText, ...enIN };
