import { Suspense } from "react";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { bankBook } from "../../../sdk/reports/ledgers/bank-book.ts";

const MarkByStatement = lazyPart(() => import("./MarkByStatement.tsx").then((part) => part.MarkByStatement));

/**
 * Lists all entries of the bank accounts, overdrafts included, with the balance after each and the
 * day on which the bank cleared it. It ends with the balance as per bank.
 * @widget Finance
 */
export const BankBook = createReport(bankBook, {
  Details: lazyPart(() => import("./BankBookEntry.tsx").then((part) => part.BankBookEntry)),
  Tools: () => (
    <Suspense>
      <MarkByStatement />
    </Suspense>
  ),
});
