import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { itemLedger } from "../../../sdk/reports/stock/item-ledger.ts";

/**
 * Lists each move of one item, with its quantity and value in stock afterwards. Pressing a move
 * shows its voucher.
 * @widget Stock
 */
export const ItemLedger = createReport(itemLedger, {
  Details: lazyPart(() => import("./ItemMove.tsx").then((part) => part.ItemMove)),
});
