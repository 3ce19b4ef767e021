import { VanSaleSummary } from "@vanbook/widgets";

/** /VanSaleSummary. */
export function VanSaleSummaryPage() {
  return <VanSaleSummary heading={1} />;
}
