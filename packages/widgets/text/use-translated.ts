import { useMemo } from "react";
import { enIN } from "../../sdk/text/en-IN/en-IN.ts";
import { translateDefinition } from "../../sdk/text/translated.ts";
import { useText } from "./use-text.ts";
import { formatMessage } from "../../sdk/text/say-in.ts";

export function useTranslated<Definition extends object>(definition: Definition): Definition {
  const text = useText();
  return useMemo(
    () =>
      text.translate === enIN.translate
        ? definition
        : translateDefinition(definition, (message) => formatMessage(text, message)),
    [definition, text],
  );
}
