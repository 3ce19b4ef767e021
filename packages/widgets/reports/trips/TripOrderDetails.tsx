import type { Row } from "@vanbook/sdk";
import { useReportModel } from "../../report/report-context.ts";
import { OrderDetails } from "../sales/OrderDetails.tsx";

export function TripOrderDetails({ row }: { row: Row<"trips.orders"> }) {
  const { state } = useReportModel();
  const { AccountName: CustomerName, Address: CustomerAddress, ...order } = row;
  return (
    <OrderDetails row={{ ...order, CustomerName, CustomerAddress, Date: state.filters["Date"] ?? "" }} />
  );
}
