import type { ExportLine, ExportSheet } from "../sheet.ts";

export function makeSaleSheet(rows: readonly ExportLine[], total: number): ExportSheet {
  return {
    title: "Sale Report",
    notes: ["14-11-2026 – 21-11-2026"],
    columns: [
      { label: "SL.No", kind: "serial" },
      { label: "Bill No", kind: "text" },
      { label: "Bill Date", kind: "date" },
      { label: "Customer", kind: "text" },
      { label: "Amount", kind: "money" },
    ],
    totalLabel: "Total Amount",
    missing: "N/A",
    pageWords: "Page {page} of {pages}",
    rows,
    totals: [null, null, null, null, total],
  };
}
