import { Tabs } from "@vanbook/widgets";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { everyone, type Role } from "../roles.ts";
import type { ScreenProps } from "../screens-of.ts";
import { useUser } from "../session/session-context.ts";

type ScreenTab = { id: string; label: string } & (
  | { show: ComponentType<ScreenProps>; writers?: readonly Role[] }
  | { content: ReactNode }
);

/**
 * A screen of tabs. The open tab is in the address, so Back undoes a change of tab. An address
 * without a query opens the tab that was opened last in this session; its label is stored under the
 * documented name.
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
  usual?: string;
}) {
  const first = usual ?? tabs[0].id;
  const [query, setQuery] = useSearchParams();
  const [last, setLast] = useState(() => {
    const storedQuery = query.size === 0 ? sessionStorage.getItem(storageKey) : null;
    return tabs.find((tab) => tab.label === storedQuery)?.id ?? first;
  });
  // Only the first visit restores the last tab: if the query is emptied later, by Back or a reset,
  // the default tab opens.
  if (query.size > 0 && last !== first) setLast(first);
  const tabId = query.get("tab") ?? last;
  const active = tabs.find((tab) => tab.id === tabId) ?? tabs.find((tab) => tab.id === first) ?? tabs[0];

  const setTabInAddress = useEffectEvent(() => {
    if (query.size === 0 && active.id !== first) setQuery({ tab: active.id }, { replace: true });
  });
  useEffect(() => setTabInAddress(), []);
  useEffect(() => sessionStorage.setItem(storageKey, active.label), [storageKey, active.label]);

  const { UserRoleId } = useUser();
  const renderContent = (tab: ScreenTab) => {
    if ("content" in tab) return tab.content;
    const { show: Show, writers = everyone } = tab;
    return <Show heading={1} isReadOnly={!writers.includes(UserRoleId)} />;
  };
  // Each tab has its own parameters; none are passed to the next tab.
  return (
    <Tabs
      label={label}
      tabs={tabs.map((tab) => ({ ...tab, content: renderContent(tab) }))}
      selected={active.id}
      onChange={(tab) => tab !== active.id && setQuery({ tab })}
    />
  );
}
