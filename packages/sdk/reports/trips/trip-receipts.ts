import { getApproval, RECEIPT_TYPES, typeWords } from "../accounts/pay-modes.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { tripDay, tripSizes } from "./trip-parts.ts";

/**
 * Lists the money that an employee collected on a day. Each row says how it was paid.
 * @widget Field staff
 * @stories reports/trips/TripDocuments
 */
export const tripReceipts = declareReport({
  operation: "trips.receipts",
  title: "Receipt",
  words: { file: "TripReceipts" },
  filters: tripDay,
  columns: [
    { field: "SLNo", label: "SL No", kind: "number" },
    { field: "Slno", label: "Receipt", kind: "number", isHidden: true },
    { field: "CustomerName", label: "Customer Name" },
    { field: "Place" },
    { field: "Amt", label: "Amount", kind: "money", total: true },
    { field: "Type", text: ({ Type }) => typeWords(RECEIPT_TYPES, [Type]) },
    {
      field: "ApprovalStatus",
      label: "Approval Status",
      kind: "tag",
      text: getApproval,
      tones: { Approved: "ok", "Not Approved": "bad" },
    },
    { field: "Remark" },
  ],
  rows: { sizes: tripSizes },
  card: { title: "CustomerName", amount: "Amt", details: ["Type", "ApprovalStatus", "Place"] },
});
