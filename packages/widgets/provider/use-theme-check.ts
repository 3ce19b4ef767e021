import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { nearestName } from "../../sdk/nearest-name.ts";
import { tellMisuse } from "./tell-misuse.ts";
import type { Theme } from "../theme/theme.ts";
import { tokens } from "../theme/tokens.ts";

/** Names the keys of a host's theme that the widgets don't have. */
export function useThemeCheck(theme: Theme | undefined, cache: QueryClient): void {
  useEffect(() => {
    for (const key of Object.keys(theme ?? {})) {
      const token = key.replace(/^--vb-/, "");
      if (Object.hasOwn(tokens, token)) continue;
      const nearest = nearestName(token, Object.keys(tokens));
      const message = `the theme has no ${key}${nearest === undefined ? "." : `; did you mean ${nearest}?`}`;
      tellMisuse(cache, { code: "UNKNOWN_THEME_KEY", message });
    }
  });
}
