import { expect, it } from "vitest";
import { writeCsvHeader, createCsvLineWriter } from "./csv-lines.ts";
import { createDecimalWriter } from "../../contract/json.ts";

it("a CSV holds text as text, never as a formula, and numbers as numbers", () => {
  const columns = {
    formats: new Map<string, string | undefined>([
      ["CustomerName", undefined],
      ["BillAmount", "money"],
      ["BillDate", "date"],
    ]),
    writers: new Map([
      ["CustomerName", String],
      ["BillAmount", createDecimalWriter(true)],
      ["BillDate", String],
    ]),
    totals: [],
  };
  const rows = [
    ["=1+1", "-12.5", "2026-11-20"],
    ['Say "a", b', "0", null],
    ["മലയാളം", "1791.06", "2026-11-19"],
  ];
  expect(writeCsvHeader(columns) + rows.map(createCsvLineWriter(columns)).join("")).toBe(
    '\uFEFFCustomerName,BillAmount,BillDate\r\n\'=1+1,-12.50,2026-11-20\r\n"Say ""a"", b",0.00,\r\nമലയാളം,1791.06,2026-11-19\r\n',
  );
});

it("a CSV holds a list with commas between its entries", () => {
  const columns = {
    formats: new Map([["HName", "list"]]),
    writers: new Map([["HName", String]]),
    totals: [],
  };
  const line = createCsvLineWriter(columns);
  expect(line(['["Depreciation","Delivery Vehicles"]'])).toBe('"Depreciation, Delivery Vehicles"\r\n');
  expect(line(['["=1+1"]']) + line([null])).toBe("'=1+1\r\n\r\n");
});
