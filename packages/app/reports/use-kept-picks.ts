import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";

/**
 * Stores a tab's report parameters for the session, each under a name. An address without any of
 * them, as on the first visit, gets the last chosen ones; a parameter that is emptied later, by
 * Clear or in its field, is forgotten.
 */
export function useKeptPicks(tab: string, names: Readonly<Record<string, string>>): void {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const [home] = useState(pathname);
  // A tab or screen that is being left may still render once with the next one's address.
  const isHere = pathname === home && (query.get("tab") ?? tab) === tab;
  const address = query.toString();
  const wasPicked = useRef(false);
  const follow = useEffectEvent(() => {
    const params = Object.entries(names);
    wasPicked.current ||= params.some(([param]) => query.has(param));
    if (wasPicked.current) {
      for (const [param, name] of params) {
        const pick = query.get(param) ?? "";
        if (pick === "") sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, pick);
      }
      return;
    }
    const storedPicks = params.flatMap(([param, name]) => {
      const value = sessionStorage.getItem(name);
      return value === null ? [] : [[param, value] as const];
    });
    if (storedPicks.length > 0)
      setQuery({ ...Object.fromEntries(query), tab, ...Object.fromEntries(storedPicks) }, { replace: true });
  });
  useEffect(() => {
    if (isHere) follow();
  }, [isHere, address]);
}
