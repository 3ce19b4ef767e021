import { expect, it } from "vitest";
import { spreadNote } from "./spread-note.ts";
import { HAND_DOCUMENTS } from "./testing/hand-month.ts";

/** 950.00 and 190.00 of biscuits at 5 %, 1,234.56 of detergent at 18 %. */
const invoiceLines = HAND_DOCUMENTS.find(({ id }) => id === 101)?.lines ?? [];

it("spreads a note over the lines of its rate, in proportion to their value", () => {
  // 100.00 by 950 : 190 is 83.333… and 16.666…; the larger remainder gets the paisa. 2.50 likewise.
  const note = { taxable: 100_00n, cgst: 2_50n, sgst: 2_50n, igst: 0n, taxRate: 500n };
  const noteLine = { hsnCode: "19053100", uqc: "PAC", quantity: 0n, taxRate: 500n, supplyKind: "taxable" };
  expect(spreadNote(note, invoiceLines)).toEqual([
    { ...noteLine, lineNo: 1, taxable: 83_33n, cgst: 2_08n, sgst: 2_08n, igst: 0n },
    { ...noteLine, lineNo: 2, taxable: 16_67n, cgst: 42n, sgst: 42n, igst: 0n },
  ]);
});

it("leaves the code open where the invoice has no such rate, or is not known", () => {
  const note = { taxable: 100_00n, cgst: 0n, sgst: 0n, igst: 40_00n, taxRate: 4000n };
  for (const lines of [invoiceLines, []])
    expect(spreadNote(note, lines)).toEqual([
      { ...note, lineNo: 1, hsnCode: "", uqc: "", quantity: 0n, supplyKind: "taxable" },
    ]);
});

it("has no lines for a note that changes no tax", () => {
  const note = { taxable: 100_00n, cgst: 0n, sgst: 0n, igst: 0n, taxRate: 0n };
  expect(spreadNote(note, invoiceLines)).toEqual([]);
});
