import type { Answer } from "@vanbook/sdk";
import { expect, it } from "vitest";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { gstr3bForm } from "./documents/gstr3b-form.ts";
import { company } from "./testing/bill-on-paper.ts";

const nothing = { igst: 0, cgst: 0, sgst: 0 };

function makeFigure(cell: string, taxable: number, igst = 0, half = 0) {
  return { cell, count: 1, value: taxable, taxable, igst, cgst: half, sgst: half };
}

const form: Answer<"gstr3bForm.read"> = {
  ...{ number: "2026-10", status: "posted", company, from: "2026-10-01", to: "2026-10-31" },
  figures: [makeFigure("3.1(a)", 204_320.69, 36_268.48, 146.14), makeFigure("4(A)(5)", 12_000, 315, 900)],
  places: [
    {
      ...{ table: "3.2-unregistered", placeOfSupply: "29" },
      figure: makeFigure("3.2-unregistered/29", 81_745.77, 14_714.24),
    },
  ],
  payment: {
    ...{ owed: { igst: 36_268.48, cgst: 146.14, sgst: 146.14 }, overdrawn: nothing, reverseCharge: nothing },
    ...{ broughtForward: nothing, credit: nothing, creditLeft: nothing },
    uses: [
      { credit: "igst", against: "igst", amount: 315 },
      { credit: "cgst", against: "cgst", amount: 146.14 },
      { credit: "cgst", against: "igst", amount: 753.86 },
    ],
    cash: { igst: 35_199.62, cgst: 0, sgst: 146.14 },
    reverseChargeCash: { igst: 0, cgst: 50, sgst: 50 },
  },
};

it("the printed GSTR-3B has the figures of the form by table, and how the tax is paid", () => {
  const { sheet, name } = gstr3bForm.sheet(form, {}, papersText);
  expect([sheet.title, name]).toEqual(["Form GSTR-3B", "GSTR3B_2026-10"]);
  expect(sheet.facts).toEqual([{ label: "Return period", text: "01-10-2026 – 31-10-2026" }]);
  expect(sheet.goods?.rows.map(({ texts }) => texts)).toEqual([
    [
      "3.1(a)",
      "Outward taxable supplies (other than zero-rated, nil-rated and exempted)",
      ...["2,04,320.69", "36,268.48", "146.14", "146.14"],
    ],
    [
      "3.2",
      "Inter-State supplies to unregistered persons (29)",
      ...["81,745.77", "14,714.24", "0.00", "0.00"],
    ],
    ["4(A)(5)", "All other input tax", "12,000.00", "315.00", "900.00", "900.00"],
  ]);
  expect(sheet.summary?.rows.map(({ texts }) => texts.slice(1))).toEqual([
    ["Tax payable", "36,268.48", "146.14", "146.14"],
    ["Input tax reversed beyond the credit", "0.00", "0.00", "0.00"],
    ["Paid by credit of IGST", "315.00", "0.00", "0.00"],
    ["Paid by credit of CGST", "753.86", "146.14", "0.00"],
    ["Paid by credit of SGST", "0.00", "0.00", "0.00"],
    ["Paid in cash", "35,199.62", "0.00", "146.14"],
    ["Reverse charge, paid in cash", "0.00", "50.00", "50.00"],
  ]);
});
