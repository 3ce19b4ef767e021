import { useMemo } from "react";
import { enIN } from "../../sdk/text/en-IN/en-IN.ts";
import { translated } from "../../sdk/text/translated.ts";
import { useText } from "./use-text.ts";
import { sayIn } from "../../sdk/text/say-in.ts";

/** A report's or master's definition with its texts in the provider's language. */
export function useTranslated<Definition extends object>(definition: Definition): Definition {
  const text = useText();
  return useMemo(
    () =>
      text.translate === enIN.translate ? definition : translated(definition, (said) => sayIn(text, said)),
    [definition, text],
  );
}
