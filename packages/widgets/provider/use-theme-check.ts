import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Theme } from "../theme/theme.ts";

/** Names the keys of a host's theme that the widgets don't have. */
export function useThemeCheck(theme: Theme | undefined, cache: QueryClient): void {
  useEffect(() => {
    if (theme) void import("./tell-unknown-names.ts").then((part) => part.tellUnknownKeys(theme, cache));
  });
}
