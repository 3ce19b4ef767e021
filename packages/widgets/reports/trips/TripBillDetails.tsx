import type { Row } from "@vanbook/sdk";
import { BillDetails } from "../sales/BillDetails.tsx";

export function TripBillDetails({ row }: { row: Row<"trips.sales"> }) {
  const { WholeSaleRetail: SaleType, ...bill } = row;
  return <BillDetails row={{ ...bill, SaleType }} />;
}
