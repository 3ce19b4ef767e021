import { ExcelImport } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { administrator, managers } from "../roles.ts";
import { useText } from "../text/use-text.ts";
import { useMay } from "../session/use-may.ts";

/**
 * /TabImport: imports customers, suppliers, items and opening bills from Excel; only the
 * administrator imports items and opening bills.
 */
export function ImportPage() {
  const { masters: text } = useText();
  const mayAccounts = useMay(managers);
  const mayItems = useMay(administrator);
  return (
    <TabbedScreen
      label={text.importTabs}
      storageKey="ActiveImportTab"
      tabs={[
        {
          id: "customer",
          label: text.importCustomer,
          content: <ExcelImport kind="customer" heading={1} isReadOnly={!mayAccounts} />,
        },
        {
          id: "supplier",
          label: text.importSupplier,
          content: <ExcelImport kind="supplier" heading={1} isReadOnly={!mayAccounts} />,
        },
        {
          id: "item",
          label: text.importItem,
          content: <ExcelImport kind="item" heading={1} isReadOnly={!mayItems} />,
        },
        {
          id: "openingBill",
          label: text.importOpeningBills,
          content: <ExcelImport kind="openingBill" heading={1} isReadOnly={!mayItems} />,
        },
      ]}
    />
  );
}
