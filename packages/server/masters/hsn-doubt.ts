import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";

/** What decides whether a company may use an HSN or SAC code. */
export interface HsnTerms {
  /** The fewest digits, by the company's turnover. */
  digits: number;
  isOfficial: (code: string) => boolean;
}

type HsnDoubt = { code: "HSN_UNKNOWN"; message: string } | ({ code: "HSN_TOO_SHORT" } & KeyedMessage);

/** Why a code is not accepted; undefined for one that is, and for none. */
export function findHsnDoubt(text: string, { digits, isOfficial }: HsnTerms): HsnDoubt | undefined {
  const code = text.trim();
  if (code === "") return undefined;
  if (!isOfficial(code))
    return { code: "HSN_UNKNOWN", message: "The official list has no such HSN or SAC code." };
  return code.length < digits ? { code: "HSN_TOO_SHORT", ...say.hsnTooShort({ digits }) } : undefined;
}
