import type { Answer } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { allowance, claim } from "./documents/note-without-goods.ts";
import { company, customer } from "./testing/bill-on-paper.ts";

// ₹ 590 including 18 % tax: 500, and 45 each, or 90 between states.
const note: Answer<"creditNotes.read"> = {
  ...{ id: 3, number: "CRN/3", date: "2026-11-20", status: "posted", company, party: customer },
  isInterState: false,
  against: [
    { billId: 118, billNo: "B2B/26-27/118", date: "2026-11-01", amount: 400 },
    { billId: 120, billNo: "B2B/26-27/120", date: "2026-11-03", amount: 190 },
  ],
  ...{ narration: "Rate difference", taxRate: 18 },
  totals: { taxable: 500, cgst: 45, sgst: 45, igst: 0, amount: 590 },
};

test.each([
  [allowance, "Credit Note", "Against bill"],
  [claim, "Debit Note", "Against invoice"],
])(
  "%# a note without goods shows what Rule 53 asks for: its bills with dates, taxable value, rate and taxes",
  (paper, title, label) => {
    const { sheet, name } = paper.sheet(note, { copies: "original,duplicate" }, papersText);
    expect([sheet.title, sheet.copies]).toEqual([title, ["Original for recipient", "Duplicate for office"]]);
    expect(name).toBe(`${title.replace(" ", "")}_CRN/3`);
    expect(sheet.statements).toEqual([
      { label, text: "B2B/26-27/118 (01-11-2026) ₹ 400.00, B2B/26-27/120 (03-11-2026) ₹ 190.00" },
      { label: "Tax in it", text: "18%" },
    ]);
    expect(sheet.sums.map(({ text }) => text)).toEqual(["500.00", "45.00", "45.00", "₹ 590.00"]);
    expect(sheet.words.map(({ text }) => text)).toContain("Rate difference");
    const totals = { taxable: 500, cgst: 0, sgst: 0, igst: 90, amount: 590 };
    const between = paper.sheet({ ...note, isInterState: true, totals }, {}, papersText).sheet;
    expect(between.sums.map(({ text }) => text)).toEqual(["500.00", "90.00", "₹ 590.00"]);
  },
);

test("a note without tax and bills has no lines for them", () => {
  const totals = { taxable: 590, cgst: 0, sgst: 0, igst: 0, amount: 590 };
  const { sheet } = allowance.sheet({ ...note, taxRate: 0, against: [], totals }, {}, papersText);
  expect(sheet.statements).toEqual([]);
  expect(sheet.sums.map(({ text }) => text)).toEqual(["590.00", "₹ 590.00"]);
});

test("a note that refers to a bill names that bill, whatever it settles", () => {
  const refersTo = { billId: 96, billNo: "B2B/26-27/96", date: "2026-10-30" };
  const { sheet } = allowance.sheet({ ...note, refersTo }, {}, papersText);
  expect(sheet.statements[0]).toEqual({ label: "Against bill", text: "B2B/26-27/96 (30-10-2026)" });
});
