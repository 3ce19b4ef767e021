import { ItemPurchaseReport, PurchaseReport, SupplierPurchaseReport } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { useCompany } from "../shell/use-company.ts";
import { useText } from "../text/use-text.ts";
import { useKeptPicks } from "./use-kept-picks.ts";

export function PurchasePage() {
  const { purchase: text } = useText();
  return (
    <TabbedScreen
      label={text.tabs}
      storageKey="ActivePurchaseTab"
      tabs={[
        { id: "purchase", label: text.report, content: <PurchaseReport heading={1} /> },
        { id: "supplier", label: text.supplier, content: <SupplierTab /> },
        { id: "item", label: text.item, content: <ItemTab /> },
      ]}
    />
  );
}

function SupplierTab() {
  const { year } = useCompany();
  useKeptPicks("supplier", { SupplierId: "SelectedSupplier" });
  // Until the year is loaded, the report would say that there is no year.
  if (year === undefined) return null;
  return <SupplierPurchaseReport heading={1} FYearID={year?.FYearID} />;
}

function ItemTab() {
  const { year } = useCompany();
  useKeptPicks("item", { ItemId: "SelectedItem" });
  if (year === undefined) return null;
  return <ItemPurchaseReport heading={1} FYearID={year?.FYearID} />;
}
