import { LedgerReport } from "@vanbook/widgets";

/** /LedgerAll. */
export function LedgerPage() {
  return <LedgerReport heading={1} />;
}
