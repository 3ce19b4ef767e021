import type { Said } from "@vanbook/sdk/rules";
import { useCallback, useContext } from "react";
import { enIN, type Text } from "../../sdk/text/en-IN/en-IN.ts";
import { sayIn } from "../../sdk/text/say-in.ts";
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
