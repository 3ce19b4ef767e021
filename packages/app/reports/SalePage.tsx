import { SaleReport, Tabs } from "@vanbook/widgets";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { PendingPage } from "../pages/PendingPage.tsx";
import { managers } from "../roles.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

/**
 * /Tabsale: the six sale reports; a role other than 1, 3 and 4 sees the first only, without any tabs. The open tab is in
 * the address, so that Back undoes a change; an address without any query opens the tab that was open last.
 */
export function SalePage() {
  const { UserRoleId } = useUser();
  return managers.includes(UserRoleId) ? <SaleTabs /> : <SaleReport heading={1} />;
}

function SaleTabs() {
  const { sale: text } = useText();
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { id: FIRST, label: text.report, content: <SaleReport heading={1} /> },
    ...PENDING.map(([id, name]) => ({
      id,
      label: text[name],
      content: <PendingPage title={text[name]} />,
    })),
  ];
  const [last, setLast] = useState(() => {
    const label = query.size === 0 ? sessionStorage.getItem(KEY) : null;
    return tabs.find((tab) => tab.label === label)?.id ?? FIRST;
  });
  // Only the arrival looks back: an address that is emptied later, by Back or by a reset, is the Sale Report.
  if (query.size > 0 && last !== FIRST) setLast(FIRST);
  const named = query.get("tab") ?? last;
  const active = tabs.find((tab) => tab.id === named) ?? tabs[0];
  const { id = FIRST, label = text.report } = active ?? {};

  const arrived = useEffectEvent(() => {
    if (query.size === 0 && id !== FIRST) setQuery({ tab: id }, { replace: true });
  });
  useEffect(() => arrived(), []);
  useEffect(() => sessionStorage.setItem(KEY, label), [label]);

  // A tab's parameters are its own: none goes on to the next one.
  return (
    <Tabs label={text.tabs} tabs={tabs} selected={id} onChange={(tab) => tab !== id && setQuery({ tab })} />
  );
}

const FIRST = "sale";
const PENDING = [
  ["itemwise", "itemwise"],
  ["customer", "itemCustomer"],
  ["tax", "tax"],
  ["hsn", "hsn"],
  ["hsn-return", "hsnReturn"],
] as const;

// The documented name; signing out clears it with the rest of the session.
const KEY = "ActiveSaleTab";
