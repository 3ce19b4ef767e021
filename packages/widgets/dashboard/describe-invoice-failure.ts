import { isVanbookError } from "@vanbook/sdk";
import type { Text } from "../../sdk/text/en-IN/en-IN.ts";
import { describeFailure } from "../../sdk/text/say-in.ts";

/** The server's text or, if it gives none, the documented one. */
export function describeInvoiceFailure(error: Error | null, text: Text, documentedWords: string): string {
  const isExplained =
    isVanbookError(error) && error.status !== null && !UNEXPLAINED_CODES.includes(error.code);
  return isExplained ? describeFailure(error, text) : documentedWords;
}

/** Of answers in which the server says nothing about the reason. */
const UNEXPLAINED_CODES = ["UNEXPLAINED", "BAD_ANSWER"];
