import { lastDays, TrialBalance } from "@vanbook/widgets";
import { useLedger } from "./use-ledger.ts";

/** /trailbalance; an account links to its ledger over the same days. */
export function TrialBalancePage() {
  const openLedger = useLedger(lastDays(30));
  return (
    <TrialBalance
      heading={1}
      onRowClick={({ AcHead }) => {
        // The result of earlier years is not an account, so it has no ledger.
        if (AcHead !== null) openLedger(AcHead);
      }}
    />
  );
}
