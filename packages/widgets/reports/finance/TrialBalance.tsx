import { Suspense } from "react";
import { lastDays } from "../../parts/dates/quick-range.ts";
import { defineReport } from "../../report/define/define-report.tsx";
import { lazyPart } from "../../parts/lazy-part.ts";

const GroupExcel = lazyPart(() => import("./TrialBalanceGroups.tsx").then((part) => part.TrialBalanceGroups));

/**
 * Shows opening, movement and closing of every account under its group. Debits and credits are equal, or it says so.
 * @widget Finance
 */
export const TrialBalance = defineReport(
  {
    operation: "trialBalance.report",
    title: "Trial Balance",
    words: {
      search: "Search ledger, debit, credit…",
      total: "Grand Total",
      file: "TrialBalance_Ledger_{from}_to_{to}",
    },
    range: { from: "FromDate", to: "ToDate", default: lastDays(30), offered: lastDays(180) },
    filters: [
      { param: "GName", kind: "accountGroup", label: "Group Name", all: "All Groups", isOnBar: true },
    ],
    columns: [
      { field: "Type" },
      { field: "GName", label: "Group Name" },
      { field: "HName", label: "Ledger" },
      { field: "OpeningBalance", label: "Opening Balance", kind: "balance", total: true },
      { field: "Debit", kind: "money", total: true },
      { field: "Credit", kind: "money", total: true },
      { field: "ClosingBalance", label: "Closing Balance", kind: "balance", total: true },
    ],
    rows: { isWhole: true, groups: ["Type", "GName"] },
    card: { title: "HName", amount: "ClosingBalance", details: ["Debit", "Credit"] },
  },
  () => (
    <Suspense>
      <GroupExcel />
    </Suspense>
  ),
);
