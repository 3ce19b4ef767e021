import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { cashBook } from "../../../sdk/reports/ledgers/cash-book.ts";

/**
 * Lists what came into the cash accounts and went out of them, with the balance after each entry.
 * It is of all of them, or of one.
 * @widget Finance
 */
export const CashBook = createReport(cashBook, {
  Details: lazyPart(() => import("./CashBookEntry.tsx").then((part) => part.CashBookEntry)),
});
