import { lastDays, StockReport } from "@vanbook/widgets";
import { useItemLedger } from "./use-ledger.ts";

/** /StockReport; an item links to its moves over the same days. */
export function StockReportPage() {
  const openItem = useItemLedger(lastDays(7));
  return <StockReport heading={1} onRowClick={({ ItemID }) => openItem(ItemID)} />;
}
