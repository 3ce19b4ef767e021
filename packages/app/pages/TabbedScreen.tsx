import { Tabs } from "@vanbook/widgets";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";

export interface ScreenTab {
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * A screen of tabs. The open one is in the address, so that Back undoes a change; an address without any query opens the tab that was open
 * last in this session, which is kept by its label under the documented name.
 */
export function TabbedScreen({
  label,
  tabs,
  storageKey,
  usual,
}: {
  label: string;
  tabs: readonly [ScreenTab, ...ScreenTab[]];
  storageKey: string;
  /** The tab to begin with; the first unless given. */
  usual?: string;
}) {
  const first = usual ?? tabs[0].id;
  const [query, setQuery] = useSearchParams();
  const [last, setLast] = useState(() => {
    const kept = query.size === 0 ? sessionStorage.getItem(storageKey) : null;
    return tabs.find((tab) => tab.label === kept)?.id ?? first;
  });
  // Only the arrival looks back: an address that is emptied later, by Back or by a reset, is the usual tab.
  if (query.size > 0 && last !== first) setLast(first);
  const named = query.get("tab") ?? last;
  const active = tabs.find((tab) => tab.id === named) ?? tabs.find((tab) => tab.id === first) ?? tabs[0];

  const arrived = useEffectEvent(() => {
    if (query.size === 0 && active.id !== first) setQuery({ tab: active.id }, { replace: true });
  });
  useEffect(() => arrived(), []);
  useEffect(() => sessionStorage.setItem(storageKey, active.label), [storageKey, active.label]);

  // A tab's parameters are its own: none goes on to the next one.
  return (
    <Tabs
      label={label}
      tabs={[...tabs]}
      selected={active.id}
      onChange={(tab) => tab !== active.id && setQuery({ tab })}
    />
  );
}
