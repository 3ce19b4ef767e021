import type { Row } from "@vanbook/sdk";
import { BillDetails } from "../sales/BillDetails.tsx";

/** A bill of a trip; the fields that its row lacks come from its lines. */
export function TripBillDetails({ row }: { row: Row<"trips.sales"> }) {
  const { WholeSaleRetail: SaleType, ...bill } = row;
  return <BillDetails row={{ ...bill, SaleType }} />;
}
