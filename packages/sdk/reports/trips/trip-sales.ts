import { declareReport } from "../../report/define/declare-report.ts";
import { tripDay, tripSizes } from "./trip-parts.ts";

export const tripSales = declareReport({
  operation: "trips.sales",
  title: "Sale",
  words: { file: "TripSales" },
  filters: tripDay,
  columns: [
    { kind: "serial", label: "SL No" },
    { field: "InvSeries", label: "Inv Series" },
    { field: "BillNo", label: "Bill No" },
    { field: "RetailBillNo", label: "Retail Bill No", isHidden: true },
    { field: "CustomerName", label: "Customer Name" },
    { field: "CumPlace", label: "Place" },
    { field: "BillAmount", label: "Bill Amount", kind: "money", total: true },
    { field: "BillModeText", label: "Bill Mode", kind: "tag", tones: { Cash: "ok", Credit: "warn" } },
    { field: "WholeSaleRetail", label: "Type" },
  ],
  rows: { sizes: tripSizes },
  card: { title: "CustomerName", amount: "BillAmount", details: ["BillNo", "BillModeText"] },
  details: { title: "Bill Details" },
});
