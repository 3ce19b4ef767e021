import { isVanbookError } from "@vanbook/sdk";
import type { Said } from "@vanbook/sdk/rules";
import { useCallback, useContext } from "react";
import { enIN, type Text } from "./en-IN/en-IN.ts";
import { TextContext } from "./text-context.ts";

/** The catalogue of strings in the provider's language. */
export function useText(): Text {
  return useContext(TextContext) ?? enIN;
}

/**
 * The words of a part of the catalogue in the provider's language. Each language has all its parts at once; the English words of a part come
 * with the widget that uses them, so that no page loads words that it does not show.
 */
export function useTextOf<Part extends keyof Text>(
  part: Part,
  english: NonNullable<Text[Part]>,
): NonNullable<Text[Part]> {
  return useText()[part] ?? english;
}

/** Translates a title or label, or a sentence that the server or a rule made; what the catalogue lacks is shown as it came. */
export function useTranslate(): (english: string) => string {
  return useText().translate;
}

/** Says a message, or a sentence that is always the same, in the provider's language. */
export function useSay(): (said: Said) => string {
  const text = useText();
  return useCallback((said) => sayIn(text, said), [text]);
}

/** What is said, in the language of a catalogue: a message by its key and values, all else as a whole. */
export function sayIn({ say, translate }: Pick<Text, "say" | "translate">, said: Said): string {
  if (typeof said === "string") return translate(said);
  return say?.(said) ?? translate(said.message);
}

/** What a visitor reads of a failure, in his language: that there was no answer, or what was said. */
export function saidOf(error: Error, text: Text): string {
  return isVanbookError(error, "NETWORK") ? text.report.unreachable : sayIn(text, wordsOf(error));
}

/** What a failure, or one of its fields, says: a message where it has a key. */
export function messageOf({ message, key, values = {} }: FailureWords): Said {
  return key === undefined ? message : { message, key, values };
}

/** A failure of a call as far as its words go. */
interface FailureWords {
  message: string;
  key?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** In English what the server said, or what the page's own route of tokens says to its visitors (embed/ask-route.ts). */
export function wordsOf(error: Error): Said {
  const { visitor } = Object(error.cause) as { visitor?: string };
  return visitor ?? messageOf(error);
}
