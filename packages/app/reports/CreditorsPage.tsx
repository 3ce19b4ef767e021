import { CreditorsReport, lastDays } from "@vanbook/widgets";
import { useLedger } from "./use-ledger.ts";

/** /CreditorsReport; a supplier leads to the account's ledger. */
export function CreditorsPage() {
  const openLedger = useLedger(lastDays(0));
  return <CreditorsReport heading={1} onRowClick={({ AccountID }) => openLedger(AccountID)} />;
}
