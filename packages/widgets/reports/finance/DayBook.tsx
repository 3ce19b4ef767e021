import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { dayBook } from "../../../sdk/reports/finance/day-book.ts";

/**
 * Lists every voucher of a day in the order of entry, with who entered it. Pressing a voucher shows
 * all accounts that it debits and credits.
 * @widget Finance
 * @element none: opens the entries of any voucher, with what goods have cost, for people who have
 * signed in
 */
export const DayBook = createReport(dayBook, {
  Details: lazyPart(() => import("../voucher/VoucherView.tsx").then((part) => part.VoucherOfRow)),
});
