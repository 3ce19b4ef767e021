import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { itemPurchaseReport } from "../../../sdk/reports/purchases/item-purchase-report.ts";

/**
 * Lists every purchase of one item, with supplier and price. It shows how the price has moved.
 * @widget Purchases
 * @story TwoRows
 */
export const ItemPurchaseReport = createReport(itemPurchaseReport, {
  Details: lazyPart(() => import("./PurchaseDetails.tsx").then((part) => part.PurchaseDetails)),
});
