import { SaleReport, Tabs } from "@vanbook/widgets";
import { useState } from "react";
import { PendingPage } from "../pages/PendingPage.tsx";
import { managers } from "../roles.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

/** /Tabsale: the six sale reports; a role other than 1, 3 and 4 sees the first only, without any tabs. */
export function SalePage() {
  const { sale: text } = useText();
  const { UserRoleId } = useUser();
  const [active, setActive] = useState(() => sessionStorage.getItem(KEY) ?? text.report);
  if (!managers.includes(UserRoleId)) return <SaleReport heading={1} />;

  const pending = [text.itemwise, text.itemCustomer, text.tax, text.hsn, text.hsnReturn];
  const tabs = [
    { id: text.report, label: text.report, content: <SaleReport heading={1} /> },
    ...pending.map((label) => ({ id: label, label, content: <PendingPage title={label} /> })),
  ];

  function choose(id: string) {
    sessionStorage.setItem(KEY, id);
    setActive(id);
  }

  return (
    <Tabs
      label={text.tabs}
      tabs={tabs}
      selected={tabs.some((tab) => tab.id === active) ? active : text.report}
      onChange={choose}
    />
  );
}

// The documented name; signing out clears it with the rest of the session.
const KEY = "ActiveSaleTab";
