import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * What a report is about, kept for the session under the documented name: the id that was picked when the screen was last open. What is
 * picked now stands in the address as `param`; emptied there, it is forgotten.
 */
export function useKeptPick(name: string, param: string): number | undefined {
  const [query] = useSearchParams();
  const [kept] = useState(() => sessionStorage.getItem(name) ?? "");
  // What the report began with is not in the address.
  const picked = query.get(param) ?? kept;
  useEffect(() => {
    if (picked === "") sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, picked);
  }, [name, picked]);
  return Number(kept) || undefined;
}
