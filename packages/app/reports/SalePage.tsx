import {
  HsnReturnReport,
  HsnSaleReport,
  ItemCustomerSaleReport,
  ItemSaleReport,
  lastDays,
  SaleReport,
  SaleTaxReport,
  useToday,
} from "@vanbook/widgets";
import { useNavigate, useSearchParams } from "react-router";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { managers } from "../roles.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

/** /Tabsale: the six sale reports; roles other than 1, 3 and 4 see only the first, without tabs. */
export function SalePage() {
  const { UserRoleId } = useUser();
  return managers.includes(UserRoleId) ? <SaleTabs /> : <SaleReport heading={1} />;
}

function SaleTabs() {
  const { sale: text } = useText();
  return (
    <TabbedScreen
      label={text.tabs}
      storageKey="ActiveSaleTab"
      tabs={[
        { id: "sale", label: text.report, content: <SaleReport heading={1} /> },
        { id: "itemwise", label: text.itemwise, content: <ItemwiseTab /> },
        { id: "customer", label: text.itemCustomer, content: <ItemCustomerTab /> },
        { id: "tax", label: text.tax, content: <TaxTab /> },
        { id: "hsn", label: text.hsn, content: <HsnSaleReport heading={1} /> },
        { id: "hsn-return", label: text.hsnReturn, content: <HsnReturnReport heading={1} /> },
      ]}
    />
  );
}

function ItemwiseTab() {
  const openTab = useTab();
  const [query] = useSearchParams();
  const usual = lastDays(7)(useToday());
  return (
    <ItemSaleReport
      heading={1}
      onRowClick={({ ItemID }) =>
        openTab("customer", {
          ItemID: String(ItemID),
          activeUserId: query.get("UserId"),
          from: query.get("from") ?? usual.from,
          to: query.get("to") ?? usual.to,
        })
      }
    />
  );
}

function ItemCustomerTab() {
  const openTab = useTab();
  return (
    <ItemCustomerSaleReport
      heading={1}
      onRowClick={({ BillNo, EnteringDate }) =>
        openTab("sale", { q: BillNo, from: EnteringDate, to: EnteringDate })
      }
    />
  );
}

function TaxTab() {
  const openTab = useTab();
  return (
    <SaleTaxReport
      heading={1}
      onRowClick={({ BillNo, BillDate }) => openTab("sale", { q: BillNo, from: BillDate, to: BillDate })}
    />
  );
}

/** Null parameters are omitted. */
function useTab() {
  const navigate = useNavigate();
  return (tab: string, parameters: Readonly<Record<string, string | null>>) => {
    const query = new URLSearchParams({ tab });
    for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
    void navigate({ search: query.toString() });
  };
}
