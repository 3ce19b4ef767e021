import { toMessage, type Message } from "@vanbook/sdk/messages";
import { findHsnFault } from "@vanbook/sdk/rules";

/** What decides whether a company may use an HSN or SAC code. */
export interface HsnTerms {
  /** The fewest digits, by the company's turnover. */
  digits: number;
  isOfficial: (code: string) => boolean;
}

type HsnDoubt = { code: "HSN_UNKNOWN" | "HSN_TOO_SHORT" } & Message;

/** Why a code is not accepted; undefined for one that is, and for none. */
export function findHsnDoubt(text: string, { digits, isOfficial }: HsnTerms): HsnDoubt | undefined {
  const code = text.trim();
  if (code === "") return undefined;
  const isKnown = isOfficial(code);
  const fault = findHsnFault(code, { isOfficial: isKnown, digits });
  if (fault === undefined) return undefined;
  return { code: isKnown ? "HSN_TOO_SHORT" : "HSN_UNKNOWN", ...toMessage(fault) };
}
