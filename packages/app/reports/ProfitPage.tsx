import { ProfitReport } from "@vanbook/widgets";

/** /ProfitReport. */
export function ProfitPage() {
  return <ProfitReport heading={1} />;
}
