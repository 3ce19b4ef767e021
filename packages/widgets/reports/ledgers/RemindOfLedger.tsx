import { useReportModel } from "../../report/report-context.ts";
import { RemindCustomer } from "./RemindCustomer.tsx";

export function RemindOfLedger() {
  const { table, state } = useReportModel();
  const customer = Number(state.filters["CustomerID"]);
  if (!customer || !(Number(table?.totals["Outstanding"]) > 0)) return null;
  return <RemindCustomer customerId={customer} />;
}
