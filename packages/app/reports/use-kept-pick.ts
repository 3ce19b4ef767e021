import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * What the report of a tab is about, kept for the session under `name`: the id that was picked when the tab was last open. What is picked
 * now stands in the address as `param`; emptied there, it is forgotten.
 */
export function useKeptPick(name: string, tab: string, param: string): number | undefined {
  const [query] = useSearchParams();
  const [kept] = useState(() => sessionStorage.getItem(name) ?? "");
  // A tab that is being left may still be drawn with the address of the next one.
  const isHere = (query.get("tab") ?? tab) === tab;
  // What the report began with is not in the address.
  const picked = query.get(param) ?? kept;
  useEffect(() => {
    if (!isHere) return;
    if (picked === "") sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, picked);
  }, [name, isHere, picked]);
  return Number(kept) || undefined;
}
