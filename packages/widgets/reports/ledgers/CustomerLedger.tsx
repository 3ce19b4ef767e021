import { Suspense } from "react";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { customerLedger } from "../../../sdk/reports/ledgers/customer-ledger.ts";

const RemindOfLedger = lazyPart(() => import("./RemindOfLedger.tsx").then((part) => part.RemindOfLedger));

/**
 * Shows one customer's account: what the customer owed, bought, paid and returned. In a portal,
 * customers see their own account.
 * @widget Ledgers and accounts
 */
export const CustomerLedger = createReport(customerLedger, {
  Details: lazyPart(() => import("./CustomerEntryDetails.tsx").then((part) => part.CustomerEntryDetails)),
  Tools: () => (
    <Suspense>
      <RemindOfLedger />
    </Suspense>
  ),
});
