import { expect, it } from "vitest";
import { listLateCorrections } from "./late-corrections.ts";

// 1,000.00 at 18 % of August 2025, whose tax could be reduced until 30 November 2026.
const bill = { date: "2025-08-20", customer_id: 7, cgst: "90.00", sgst: "90.00", igst: "0.00" };

it.each([
  ["cancelled on the last day", bill, undefined, "2026-11-30", []],
  ["cancelled on 2 December 2026", bill, undefined, "2026-12-02", ["BILL_TAX_LATE"]],
  ["corrected with the same tax", bill, { ...bill, cgst: "90" }, "2026-12-02", []],
  ["corrected to less tax", bill, { ...bill, cgst: "9.00", sgst: "9.00" }, "2026-12-02", ["BILL_TAX_LATE"]],
  ["corrected to more tax", bill, { ...bill, cgst: "90.01", sgst: "90.01" }, "2026-12-02", ["BILL_TAX_LATE"]],
  [
    "corrected from CGST to IGST",
    bill,
    { ...bill, cgst: "0.00", sgst: "0.00", igst: "180.00" },
    "2026-12-02",
    ["BILL_TAX_LATE"],
  ],
  ["corrected to another customer", bill, { ...bill, customer_id: 8 }, "2026-12-02", ["BILL_TAX_LATE"]],
  [
    "of March 2026 and cancelled in December",
    { ...bill, date: "2026-03-31" },
    undefined,
    "2026-12-02",
    ["BILL_TAX_LATE"],
  ],
  ["of April 2026 and cancelled in December", { ...bill, date: "2026-04-01" }, undefined, "2026-12-02", []],
  // The last day was 20 October 2020 then.
  [
    "of 2019 and cancelled in November 2020",
    { ...bill, date: "2019-08-20" },
    undefined,
    "2020-11-01",
    ["BILL_TAX_LATE"],
  ],
  ["of before GST", { ...bill, date: "2017-06-30" }, undefined, "2026-12-02", []],
] as const)("a bill %s", (_, before, next, today, codes) => {
  expect(listLateCorrections(before, next, today).map(({ code }) => code)).toEqual(codes);
});

it("a bill without tax may be corrected at any time", () => {
  const untaxedBill = { ...bill, cgst: "0.00", sgst: "0.00" };
  expect(listLateCorrections(untaxedBill, undefined, "2026-12-02")).toEqual([]);
  expect(listLateCorrections(untaxedBill, { ...untaxedBill, customer_id: 8 }, "2026-12-02")).toEqual([]);
});
