import { BatchStock, lastDays } from "@vanbook/widgets";
import { useItemLedger } from "./use-ledger.ts";

/** /BatchStock; a batch links to the moves of its item. */
export function BatchStockPage() {
  const openItem = useItemLedger(lastDays(30));
  return <BatchStock heading={1} onRowClick={({ ItemID }) => openItem(ItemID)} />;
}
