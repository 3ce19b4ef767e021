import { ProfitAndLoss } from "@vanbook/widgets";

/** /PandLReport. */
export function ProfitAndLossPage() {
  return <ProfitAndLoss heading={1} />;
}
