import { isVanbookError } from "@vanbook/sdk";
import type { Said } from "@vanbook/sdk/rules";
import type { Text } from "./en-IN/en-IN.ts";

/** Formats a message by key and values, or translates a string as a whole, with a catalogue. */
export function sayIn({ say, translate }: Pick<Text, "say" | "translate">, said: Said): string {
  if (typeof said === "string") return translate(said);
  return say?.(said) ?? translate(said.message);
}

/** The visitor's message for a failure, translated: that there was no answer, or the error's own text. */
export function saidOf(error: Error, text: Text): string {
  return isVanbookError(error, "NETWORK") ? text.report.unreachable : sayIn(text, wordsOf(error));
}

/** The message of a failure or of one of its fields: with key and values if it has a key, otherwise a string. */
export function messageOf({ message, key, values = {} }: FailureWords): Said {
  return key === undefined ? message : { message, key, values };
}

/** The text fields of a failure. */
interface FailureWords {
  message: string;
  key?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The English text of an error: the server's, or what the host's own token route says to its visitors
 * (embed/ask-route.ts).
 */
export function wordsOf(error: Error): Said {
  const { visitor } = Object(error.cause) as { visitor?: string };
  return visitor ?? messageOf(error);
}
