import { StockReport } from "@vanbook/widgets";

/** /StockReport: what is saleable of each item over a range. */
export function StockPage() {
  return <StockReport heading={1} />;
}
