import { useMemo } from "react";
import { enIN } from "./en-IN/en-IN.ts";
import { translated } from "./translated.ts";
import { useTranslate } from "./use-text.ts";

/** A report's or master's definition with its words in the provider's language. */
export function useTranslated<Definition extends object>(definition: Definition): Definition {
  const translate = useTranslate();
  return useMemo(
    () => (translate === enIN.translate ? definition : translated(definition, translate)),
    [definition, translate],
  );
}
