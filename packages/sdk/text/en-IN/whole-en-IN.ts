import { wholeText } from "../../generated/text/en-IN/whole.ts";
import { enIN, type Text } from "./en-IN.ts";

/** In the same shape as other languages. No widget imports this: each imports only its part. */
export const wholeEnIN: Required<Omit<Text, "say">> = { ...wholeText, ...enIN };
