import type { QueryClient } from "@tanstack/react-query";
import { nearestName } from "../../sdk/nearest-name.ts";
import { tellMisuse } from "./tell-misuse.ts";
import type { Theme } from "../theme/theme.ts";
import { tokens } from "../theme/tokens.ts";
import type { WidgetMisuse } from "./widget-events.ts";

/** Tells each name that the host gave and that is none of the known ones. Loaded when there is one. */
export function tellUnknownNames(
  cache: QueryClient | undefined,
  code: WidgetMisuse["code"],
  words: string,
  unknownNames: readonly string[],
  knownNames: readonly string[],
): void {
  for (const name of unknownNames) {
    const nearest = nearestName(name.replace(/^--vb-/, ""), knownNames);
    const message = `${words} ${name}${nearest === undefined ? "." : `; did you mean ${nearest}?`}`;
    tellMisuse(cache, { code, message });
  }
}

export function tellUnknownKeys(theme: Theme, cache: QueryClient): void {
  const names = Object.keys(tokens);
  const unknownKeys = Object.keys(theme).filter((key) => !names.includes(key.replace(/^--vb-/, "")));
  tellUnknownNames(cache, "UNKNOWN_THEME_KEY", "the theme has no", unknownKeys, names);
}
