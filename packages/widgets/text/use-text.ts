import { isVanbookError } from "@vanbook/sdk";
import { useContext } from "react";
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

/** What a visitor reads of a failure, in his language: that there was no answer, or what was said. */
export function saidOf(error: Error, { report, translate }: Text): string {
  return isVanbookError(error, "NETWORK") ? report.unreachable : translate(wordsOf(error));
}

/** In English what the server said, or what the page's own route of tokens says to its visitors (embed/ask-route.ts). */
export function wordsOf(error: Error): string {
  const { visitor } = Object(error.cause) as { visitor?: string };
  return visitor ?? error.message;
}
