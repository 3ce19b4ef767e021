import { GodownStock, quickRanges } from "@vanbook/widgets";
import { useItemLedger } from "./use-ledger.ts";

/** /balancestock; an item links to its moves since the financial year began. */
export function GodownStockPage() {
  const openItem = useItemLedger(quickRanges.thisYear);
  return <GodownStock heading={1} onRowClick={({ ItemID }) => openItem(ItemID)} />;
}
