import { expect, test } from "vitest";
import { makeFileName } from "./file-name.ts";

const range = { from: "2026-11-14", to: "2026-11-21" };

test("the days replace their placeholders in the file name that the definition gives", () => {
  expect(makeFileName("Sale Report", "SaleReport_{from}_to_{to}", range, "excel")).toBe(
    "SaleReport_2026-11-14_to_2026-11-21.xlsx",
  );
});

test("a file has the report's title as its name when the definition gives none", () => {
  expect(makeFileName("Stock Report", undefined, undefined, "pdf")).toBe("StockReport.pdf");
  expect(makeFileName("P & L", undefined, range, "csv")).toBe("PL_2026-11-14_to_2026-11-21.csv");
});

test("a file name contains no character that a file system refuses", () => {
  expect(makeFileName("x", "a/b:c", undefined, "pdf")).toBe("a-b-c.pdf");
});

test("each kind of file may have a separate name", () => {
  const pattern = { excel: "HSN_Report_{from}_to_{to}", pdf: "HSN_Sales_Report" };
  expect(makeFileName("HSN Report", pattern, range, "excel")).toBe(
    "HSN_Report_2026-11-14_to_2026-11-21.xlsx",
  );
  expect(makeFileName("HSN Report", pattern, range, "pdf")).toBe("HSN_Sales_Report.pdf");
  // Default name if the definition gives none.
  expect(makeFileName("HSN Report", pattern, range, "csv")).toBe("HSNReport_2026-11-14_to_2026-11-21.csv");
});
