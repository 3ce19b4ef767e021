import { GodownStock } from "@vanbook/widgets";

/** /balancestock: where this financial year's stock came from, lies and went. */
export function GodownStockPage() {
  return <GodownStock heading={1} />;
}
