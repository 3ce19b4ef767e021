import { useContext } from "react";
import { enIN, type Text } from "./en-IN/en-IN.ts";
import { TextContext } from "./text-context.ts";
import { translated } from "./translated.ts";

/** The catalogue of strings in the provider's language. */
export function useText(): Text {
  return useContext(TextContext) ?? enIN;
}

/** Translates a title or label, or a sentence that the server or a rule made; what the catalogue lacks is shown as it came. */
export function useTranslate(): (english: string) => string {
  return useText().translate;
}

/** A report's or master's definition with its words in the provider's language. */
export function useTranslated<Definition extends object>(definition: Definition): Definition {
  const translate = useTranslate();
  return translate === enIN.translate ? definition : translated(definition, translate);
}
