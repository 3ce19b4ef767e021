import { expect, it } from "vitest";
import { listChequeWarnings } from "./cheque-warnings.ts";
import { listInvoiceWarnings, listLateNotes, listLateReturns } from "./late-tax-warnings.ts";

const pickCodes = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);

// The supplier's credit note can have tax until 30 November after the financial year of the invoice.
it.each([
  ["2025-08-10", "2026-11-30", []],
  ["2025-08-10", "2026-12-01", ["SUPPLIER_TAX_LATE"]],
  ["2026-03-31", "2026-11-30", []],
  ["2026-03-31", "2026-12-01", ["SUPPLIER_TAX_LATE"]],
  ["2026-04-01", "2026-12-01", []],
  // Until 20 October, when September's return was due.
  ["2021-03-31", "2021-10-20", []],
  ["2021-03-31", "2021-10-21", ["SUPPLIER_TAX_LATE"]],
  ["2021-04-01", "2022-11-30", []],
  ["2017-06-30", "2026-12-01", []],
])("goods of a purchase of %s that go back on %s: %j", (purchasedOn, date, codes) => {
  expect(pickCodes(listLateReturns(date, { date: purchasedOn, hasTax: true }))).toEqual(codes);
  expect(listLateReturns(date, { date: purchasedOn, hasTax: false })).toEqual([]);
  expect(pickCodes(listLateNotes(date, [purchasedOn]))).toEqual(codes);
});

it("the oldest of several purchases decides, and without one there is no day", () => {
  expect(pickCodes(listLateNotes("2026-12-01", ["2026-04-01", "2026-03-31"]))).toEqual(["SUPPLIER_TAX_LATE"]);
  expect(listLateNotes("2026-12-01", [])).toEqual([]);
  expect(listLateReturns("2026-12-01", null)).toEqual([]);
});

it.each([
  ["2026-03-31", "2026-11-30", undefined, []],
  ["2026-03-31", "2026-12-01", undefined, ["INPUT_TAX_LATE"]],
  ["2026-04-01", "2026-12-01", undefined, []],
  // Dated back, it is claimed in the return of the month in which it is entered.
  ["2026-03-31", "2026-11-30", "2026-12-01", ["INPUT_TAX_LATE"]],
  ["2026-03-31", "2026-11-30", "2026-11-30", []],
  ["2021-03-31", "2021-11-30", undefined, []],
  ["2021-03-31", "2021-12-01", undefined, ["INPUT_TAX_LATE"]],
  ["2017-06-30", "2026-12-01", undefined, []],
  ["2026-12-02", "2026-12-01", undefined, ["INVOICE_DATED_LATER"]],
  // Without its own date, an invoice has that of its document.
  [null, "2026-11-30", "2026-12-01", []],
  [null, "2026-03-31", "2026-12-01", ["INPUT_TAX_LATE"]],
])(
  "an invoice of %s in a document of %s, entered on %s: %j",
  (supplierInvoiceDate, date, enteredOn, codes) => {
    expect(pickCodes(listInvoiceWarnings({ date, supplierInvoiceDate }, true, enteredOn))).toEqual(codes);
    expect(pickCodes(listInvoiceWarnings({ date, supplierInvoiceDate }, false, enteredOn))).toEqual(
      codes.filter((code) => code !== "INPUT_TAX_LATE"),
    );
  },
);

it("a cheque of a later day is warned of, and one of the same day or earlier is not", () => {
  const warn = (date: string) => pickCodes(listChequeWarnings("2026-03-31", { number: "004213", date }));
  expect([warn("2026-03-30"), warn("2026-03-31"), warn("2026-04-01")]).toEqual([
    ...[[], [], ["CHEQUE_DATED_LATER"]],
  ]);
  expect(listChequeWarnings("2026-03-31", undefined)).toEqual([]);
});
