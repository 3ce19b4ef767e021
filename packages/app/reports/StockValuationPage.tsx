import { lastDays, StockValuation } from "@vanbook/widgets";
import { useItemLedger } from "./use-ledger.ts";

/** /StockValuation; an item links to its moves over the same days. */
export function StockValuationPage() {
  const openItem = useItemLedger(lastDays(30));
  return <StockValuation heading={1} onRowClick={({ ItemID }) => openItem(ItemID)} />;
}
