import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Names what a host gives a provider that it can't use. */
export function useProviderCheck(hostProps: object, cache: QueryClient): void {
  useEffect(() => {
    import("./check-provider.ts").then((part) => part.checkProvider(hostProps, cache)).catch(() => undefined);
  });
}
