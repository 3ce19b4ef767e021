import { Suspense } from "react";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { trialBalance } from "../../../sdk/reports/finance/trial-balance.ts";

const GroupExcel = lazyPart(() => import("./TrialBalanceGroups.tsx").then((part) => part.TrialBalanceGroups));

/**
 * Shows opening balance, movement and closing balance of every account under its group. If debits
 * and credits differ, it says so.
 * @widget Finance
 */
export const TrialBalance = createReport(trialBalance, {
  Tools: () => (
    <Suspense>
      <GroupExcel />
    </Suspense>
  ),
});
