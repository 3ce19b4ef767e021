import { TransLedgerReport } from "@vanbook/widgets";

/** /LedgerTrans. */
export function TransLedgerPage() {
  return <TransLedgerReport heading={1} />;
}
