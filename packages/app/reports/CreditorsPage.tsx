import { CreditorsReport, lastDays } from "@vanbook/widgets";
import { useLedger } from "./use-ledger.ts";

/** /CreditorsReport; a supplier links to its ledger. */
export function CreditorsPage() {
  const openLedger = useLedger(lastDays(0));
  return <CreditorsReport heading={1} onRowClick={({ AccountID }) => openLedger(AccountID)} />;
}
