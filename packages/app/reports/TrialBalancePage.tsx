import { lastDays, TrialBalance } from "@vanbook/widgets";
import { useLedger } from "./use-ledger.ts";

/** /trailbalance; an account leads to its ledger over the same days. */
export function TrialBalancePage() {
  const openLedger = useLedger(lastDays(30));
  return (
    <TrialBalance
      heading={1}
      onRowClick={({ AcHead }) => {
        // The result of earlier years is no account.
        if (AcHead !== null) openLedger(AcHead);
      }}
    />
  );
}
