import { isVanbookError } from "@vanbook/sdk";
import type { Said } from "@vanbook/sdk/rules";
import { useCallback, useContext } from "react";
import { enIN, type Text } from "./en-IN/en-IN.ts";
import { TextContext } from "./text-context.ts";

/** The text catalogue in the provider's language. */
export function useText(): Text {
  return useContext(TextContext) ?? enIN;
}

/**
 * One part of the text catalogue in the provider's language. Other languages load all parts at once; the English
 * texts of a part come with the widget that uses them, so no page loads texts that it does not show.
 */
export function useTextOf<Part extends keyof Text>(
  part: Part,
  english: NonNullable<Text[Part]>,
): NonNullable<Text[Part]> {
  return useText()[part] ?? english;
}

/**
 * Translates a title or label, or a sentence from the server or a rule; texts that the catalogue lacks stay
 * unchanged.
 */
export function useTranslate(): (english: string) => string {
  return useText().translate;
}

/** Formats a message, or translates a fixed sentence, in the provider's language. */
export function useSay(): (said: Said) => string {
  const text = useText();
  return useCallback((said) => sayIn(text, said), [text]);
}

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
