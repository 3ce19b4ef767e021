import { useMemo, useSyncExternalStore } from "react";
import { ofThisPage } from "../provider/report-location.ts";
import { useVanbookContext } from "../provider/use-vanbook.ts";

/**
 * Choices of a widget other than a report, kept in the provider's address bar. Default values
 * (`usual`) are omitted from the address.
 */
export function usePicks<Name extends string>(
  usual: Readonly<Record<Name, string | undefined>>,
): readonly [
  picked: Readonly<Record<Name, string | undefined>>,
  pick: (name: Name, value: string | undefined) => void,
] {
  const context = useVanbookContext();
  const location = useMemo(() => ofThisPage(context.location), [context.location]);
  const query = useSyncExternalStore(location.subscribe, location.get, location.get);
  const parameters = new URLSearchParams(query);
  const names = Object.keys(usual) as Name[]; // the keys of `usual`
  const picks = Object.fromEntries(
    names.map((name) => [name, parameters.get(name) ?? usual[name]] as const),
  ) as Record<Name, string | undefined>;
  const pick = (name: Name, value: string | undefined) => {
    const next = new URLSearchParams(location.get());
    if (value === undefined || value === usual[name]) next.delete(name);
    else next.set(name, value);
    location.set(next.toString(), "push");
  };
  return [picks, pick];
}
