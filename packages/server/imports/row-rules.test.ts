import { expect, test } from "vitest";
import { toText } from "@vanbook/sdk/messages";
import { findOfficialCode } from "../masters/official-codes.ts";
import { findItemFault } from "./item-rows.ts";
import { findRowFault } from "./row-rules.ts";
import { normaliseColumnText } from "./sheet-text.ts";

const SAMPLE_CELLS = { AccountName: "Zenith", Address: "Main Road", Place: "Adoor", Mobile: "9847012345" };

test.each([
  ["customer", "Row 3 is missing required fields: Customer, Address, Place, or Mobile."],
  ["supplier", "Row 3 is missing required fields: Supplier, Address, Place, or Mobile."],
] as const)("a row of a %s has a name, an address, a place and a mobile number", (kind, message) => {
  expect(findRowFault(kind, { Row: 3, ...SAMPLE_CELLS })).toBeUndefined();
  for (const column of Object.keys(SAMPLE_CELLS)) {
    const fault = findRowFault(kind, { Row: 3, ...SAMPLE_CELLS, [column]: " " });
    expect(fault && toText(fault), column).toBe(message);
  }
});

test.each([
  ["5", "5"],
  [" 5 % ", "5"],
  ["GST 18%", "18"],
  ["IGST @ 12", "12"],
  ["Exempt", "Exempt"],
  ["EXEMPTED", "Exempt"],
  ["Nil Rated", "Nil-rated"],
  ["nil", "Nil-rated"],
  ["non-GST supply", "Non-GST"],
  ["Out of GST", "Non-GST"],
])("a tax of %s is %s", (text, expectedText) => {
  const Tax = normaliseColumnText("Tax", text);
  expect(Tax).toBe(expectedText);
  expect(findRowFault("item", { Row: 2, ItemName: "Gauze", Tax })).toBeUndefined();
});

test.each(["Taxable", "Zero", "five", "GST", "5-12", "1,8", "5 12", "(5)", "Nil Rated/Exempt", "N/A", "101"])(
  "a tax of %s is refused, not taken as the usual one",
  (text) => {
    const Tax = normaliseColumnText("Tax", text);
    expect(findRowFault("item", { Row: 2, ItemName: "Gauze", Tax })).toBeDefined();
  },
);

test.each([
  ["=110/1.05", "Row 2: MRP must be a number."],
  ["1.5e3", "Row 2: MRP must be a number."],
  ["12%", "Row 2: MRP must be a number."],
  ["12,50", "Row 2: MRP must be a number."],
  ["1.500,00", "Row 2: MRP must be a number."],
  ["31/12/2026", "Row 2: MRP must be a number."],
  ["(500)", "Row 2: MRP must be at least 0."],
  ["500-", "Row 2: MRP must be at least 0."],
  ["#REF!", "Row 2: MRP is the error #REF!."],
  ["१,१०,०००.५०", undefined],
  ["₹ 1,10,000.50", undefined],
])("a price of %s is a number or is refused", (text, expectedText) => {
  const fault = findRowFault("item", { Row: 2, ItemName: "Gauze", MRP: normaliseColumnText("MRP", text) });
  expect(fault && toText(fault)).toBe(expectedText);
});

const HSN_TERMS = { digits: 6, isOfficial: (code: string) => findOfficialCode(code) !== undefined };
const NOS_UNIT = { UnitID: 1, UnitName: "Nos", UQC: "NOS" };
const COMPANY_TAXES = [
  { TaxID: 1, TaxName: "GST 5%", Tax: "5.00", Kind: "taxable" },
  { TaxID: 2, TaxName: "Nil", Tax: "0.00", Kind: "nilRated" },
  { TaxID: 3, TaxName: "Exempt", Tax: "0.00", Kind: "exempt" },
] as const;

test.each([
  ["5", undefined],
  ["Exempt", undefined],
  ["Nil-rated", undefined],
  ["Non-GST", "Row 2: The company has no single tax of the kind Non-GST: choose the tax in the item's form."],
  ["0", "Row 2: Several kinds of tax have the rate 0 %. Name the kind, or choose the tax."],
  ["12", "Row 2: The company has no tax of 12 %."],
])("a row's tax of %s is one of the company's, or refused", (Tax, expectedText) => {
  const choices = { taxes: COMPANY_TAXES, units: [NOS_UNIT], hsn: HSN_TERMS };
  const fault = findItemFault({ Row: 2, ItemName: "Gauze", Tax }, choices);
  expect(fault && toText(fault)).toBe(expectedText);
});

test("the rate 0 is the one tax that has it, if there is one kind of it", () => {
  const choices = { taxes: COMPANY_TAXES.slice(0, 2), units: [NOS_UNIT], hsn: HSN_TERMS };
  expect(findItemFault({ Row: 2, ItemName: "Gauze", Tax: "0" }, choices)).toBeUndefined();
});

test.each([
  [{ HSNCode: "" }, undefined],
  [{ HSNCode: "300510" }, undefined],
  [{ HSNCode: "3005" }, "Row 2: An HSN or SAC code must have at least 6 digits, by the company's turnover."],
  [{ HSNCode: "300999" }, "Row 2: The official list has no such HSN or SAC code."],
  [{ Unit: "Thela" }, "Row 2: The unit Thela has no code of GST returns. Choose another unit."],
  [
    { LargerUnit: "Thela", PerLargerUnit: "12" },
    "Row 2: The unit Thela has no code of GST returns. Choose another unit.",
  ],
  [{ Unit: "KGS" }, undefined],
])("a row with %j has codes of GST returns, or is refused", (cells, expectedText) => {
  const thela = { UnitID: 2, UnitName: "Thela", UQC: "THELA" };
  const choices = { taxes: COMPANY_TAXES, units: [NOS_UNIT, thela], hsn: HSN_TERMS };
  const fault = findItemFault({ Row: 2, ItemName: "Gauze", Tax: "5", ...cells }, choices);
  expect(fault && toText(fault)).toBe(expectedText);
});
