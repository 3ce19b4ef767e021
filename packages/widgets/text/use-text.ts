import type { Said } from "@vanbook/sdk/rules";
import { useCallback, useContext } from "react";
import { enIN, type Text } from "../../sdk/text/en-IN/en-IN.ts";
import { formatMessage } from "../../sdk/text/say-in.ts";
import { TextContext } from "./text-context.ts";

/** Returns the text catalogue in the provider's language. */
export function useText(): Text {
  return useContext(TextContext) ?? enIN;
}

/**
 * Other languages load all parts of the catalogue at once. The English texts of a part come with
 * the widget that uses them, so no page loads texts that it does not show.
 */
export function useTextOf<Part extends keyof Text>(
  part: Part,
  english: NonNullable<Text[Part]>,
): NonNullable<Text[Part]> {
  return useText()[part] ?? english;
}

/**
 * Translates a title or label, or a sentence from the server or a rule. A text that the catalogue
 * lacks stays unchanged.
 */
export function useTranslate(): (english: string) => string {
  return useText().translate;
}

export function useSay(): (message: Said) => string {
  const text = useText();
  return useCallback((message) => formatMessage(text, message), [text]);
}
