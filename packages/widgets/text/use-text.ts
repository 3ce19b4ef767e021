import { use, useCallback } from "react";
import { enIN, type Text } from "./en-IN/en-IN.ts";
import { TextContext } from "./text-context.ts";

/** The catalogue of strings in the provider's language. */
export function useText(): Text {
  return use(TextContext) ?? enIN;
}

/** Translates a title or label of a definition; one that the catalogue lacks is shown as written. */
export function useLabel(): (label: string) => string {
  const { labels } = useText();
  return useCallback((label: string) => labels[label] ?? label, [labels]);
}
