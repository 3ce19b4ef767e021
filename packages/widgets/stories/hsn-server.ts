import type { Row } from "@vanbook/sdk";
import type { ReportServer } from "./report-server.ts";

/** A server with three HSN codes, of bills or of returns. */
export function hsnServer(path: string, of: "bills" | "returns"): ReportServer {
  const rows = [
    {
      HSNCode: "3005",
      Unit: "Roll",
      Quantity: 240,
      TaxPer: 12,
      TaxableValue: 6000,
      TotalAmount: 6720,
      WholeSaleRetail: "Wholesale",
    },
    {
      HSNCode: "4015",
      Unit: "Box",
      Quantity: 42.5,
      TaxPer: 18,
      TaxableValue: 17_441.31,
      TotalAmount: 20_580.75,
      WholeSaleRetail: "Retail",
    },
    {
      HSNCode: "9025",
      Unit: "Nos",
      Quantity: 64,
      TaxPer: 5,
      TaxableValue: 8533.33,
      TotalAmount: 8960,
      WholeSaleRetail: "Retail",
    },
  ] satisfies Row<"hsnSales.report">[];
  return {
    reports: {
      [path]: {
        rows,
        filters: {
          Type: (row, value) => String(row["WholeSaleRetail"]).toLowerCase() === value.toLowerCase(),
        },
        search: ["HSNCode", "Unit"],
        sort: "HSNCode",
        totals: ["Quantity", "TaxableValue", "TotalAmount"],
        ties: [{ label: `Sales account, ${of}`, amount: 31_974.64, agrees: true }],
      },
    },
  };
}
