import { MODE_TONES, getBillMode, STATUS_TONES, getOrderStatus } from "../sales/order-words.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { tripDay, tripSizes } from "./trip-parts.ts";

export const tripOrders = declareReport({
  operation: "trips.orders",
  title: "Order",
  words: { file: "TripOrders" },
  filters: tripDay,
  columns: [
    { kind: "serial", label: "SL No" },
    { field: "Bill_Series", label: "Bill Series" },
    { field: "OrderNo", label: "Order No" },
    { field: "AccountName", label: "Customer Name" },
    { field: "Address" },
    { field: "Amount", kind: "money", total: true },
    { field: "OrderStatus", label: "Status", kind: "tag", text: getOrderStatus, tones: STATUS_TONES },
    { field: "BillMode", label: "Mode", kind: "tag", text: getBillMode, tones: MODE_TONES },
  ],
  rows: { sizes: tripSizes },
  card: { title: "AccountName", amount: "Amount", details: ["OrderNo", "OrderStatus", "BillMode"] },
  details: { title: "Order Details" },
});
