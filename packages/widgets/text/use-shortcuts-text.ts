import { useContext } from "react";
import { shortcutsText, type ShortcutsText } from "./en-IN/shortcuts.ts";
import { TextContext } from "./text-context.ts";

/** The strings of the list of a report's keys in the provider's language. */
export function useShortcutsText(): ShortcutsText {
  return useContext(TextContext)?.shortcuts ?? shortcutsText;
}
