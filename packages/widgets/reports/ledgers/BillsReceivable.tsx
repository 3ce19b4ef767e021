import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { billsReceivable } from "../../../sdk/reports/ledgers/bills-receivable.ts";

/**
 * Lists the unpaid bills of customers, with what is left of each and how long it has been due. In a
 * portal, customers see their own bills.
 * @widget Ledgers and accounts
 */
export const BillsReceivable = createReport(billsReceivable, {
  Details: lazyPart(() => import("./ReceivableBill.tsx").then((part) => part.ReceivableBill)),
});
