import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { billsPayable } from "../../../sdk/reports/ledgers/bills-payable.ts";

/**
 * Lists the suppliers' bills that are not paid, with what is left of each. It says which one is to
 * be paid next.
 * @widget Ledgers and accounts
 */
export const BillsPayable = createReport(billsPayable, {
  Details: lazyPart(() => import("./OutstandingBill.tsx").then((part) => part.OutstandingBill)),
});
