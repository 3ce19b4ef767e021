import { useContext } from "react";
import { enIN, type Text } from "./en-IN/en-IN.ts";
import { TextContext } from "./text-context.ts";

/** The catalogue of strings in the provider's language. */
export function useText(): Text {
  return useContext(TextContext) ?? enIN;
}

/** Translates a title or label, or a sentence that the server or a rule made; what the catalogue lacks is shown as it came. */
export function useTranslate(): (english: string) => string {
  return useText().translate;
}
