import { expect, test } from "vitest";
import { papersText } from "../../../generated/text/en-IN/papers.ts";
import { taxInvoice } from "../../../paper/documents/tax-invoice.ts";
import { bill, company } from "../../../paper/testing/bill-on-paper.ts";
import { layDocument } from "./lay-document.ts";
import type { Mark } from "./marks.ts";

type TextMark = Extract<Mark, { kind: "text" }>;

/** Letters of Inter are 0.57 of the size wide on average, its figures 0.62. */
const measureWidth = (text: string, size: number, face: string) =>
  text.length * size * (face === "bold" ? 0.64 : 0.62);

function layTexts(document: typeof bill, paper: "A4" | "A5"): TextMark[] {
  const { sheet } = taxInvoice.sheet(document, { paper }, papersText);
  return layDocument(sheet, measureWidth).pages.flatMap(({ marks }) =>
    marks.filter((mark): mark is TextMark => mark.kind === "text"),
  );
}

/** Pairs of texts on the same line of which the left one reaches into the right one. */
function listOverlaps(texts: readonly TextMark[]): string[] {
  return texts.flatMap((leftText) =>
    texts
      .filter(({ x, y }) => Math.abs(y - leftText.y) < 1 && x > leftText.x)
      .filter(({ x }) => leftText.x + measureWidth(leftText.text, leftText.size, leftText.face) > x + 0.1)
      .map((right) => `${leftText.text} | ${right.text}`),
  );
}

test("figures of crores stay apart on A5", () => {
  const [first, ...others] = bill.lines;
  if (!first) throw new Error("The bill has no lines.");
  const large = { taxable: 123_456_789.99, cgst: 1_543_209.88, sgst: 1_543_209.88, igst: 0 };
  const line = { ...first, ...large, quantity: 99_999.999, unitPrice: 1234.5679, mrp: 99_999.99 };
  const texts = layTexts(
    {
      ...bill,
      lines: [{ ...line, discountRate: 12.5, discount: 9_999_999.99, amount: 126_543_209.75 }, ...others],
      totals: { ...bill.totals, ...large, goods: 126_543_209.75, amount: 126_543_209.75 },
    },
    "A5",
  );
  expect(texts.map(({ text }) => text)).toContain("12,34,56,789.99");
  expect(listOverlaps(texts)).toEqual([]);
});

test("a long signatory has room above the designation, and the line is not in the company's name", () => {
  const name = "Sree Padmanabha Medicals and Surgicals Wholesale and Retail Company";
  const { sheet } = taxInvoice.sheet(
    { ...bill, open: 0, company: { ...company, name, signatory: name } },
    { paper: "A5" },
    papersText,
  );
  const [page] = layDocument(sheet, measureWidth).pages;
  const marks = page?.marks ?? [];
  const texts = marks.filter((mark): mark is TextMark => mark.kind === "text");
  const forCompany = texts.findIndex(({ text }) => text.startsWith("For "));
  const designation = texts.findIndex(({ text }) => text === papersText.signature);
  const signatureTexts = texts.slice(forCompany, designation);
  const line = marks.findLast((mark) => mark.kind === "line");
  if (line?.kind !== "line") throw new Error("There is no line to sign on.");
  // Both texts wrap to several lines: one above the line, one below it.
  const [above, below] = [
    signatureTexts.filter(({ y }) => y < line.y),
    signatureTexts.filter(({ y }) => y > line.y),
  ];
  expect([above.length, below.length].every((count) => count >= 3)).toBe(true);
  expect(line.y - Math.max(...above.map(({ y }) => y))).toBeGreaterThan(20);
  // The page's number is on the last line of the sheet.
  const number = texts.at(-1)?.y ?? 0;
  expect(texts[designation]?.y).toBeLessThan(number - 5);
});

test("no word of a label is broken beside three boxes", () => {
  const shipTo = {
    ...{ receiver: "other" as const, name: "Sri Ram Clinic", address: "4 Rockfort Road" },
    ...{ state: "Tamil Nadu", stateCode: "33", gstin: null },
  };
  const words = { ...papersText, facts: { ...papersText.facts, salesman: "Representative" } };
  const { sheet } = taxInvoice.sheet({ ...bill, shipTo }, { paper: "A5" }, words);
  const [page] = layDocument(sheet, measureWidth).pages;
  expect(page?.marks.filter((mark) => mark.kind === "text" && mark.text === "Representative")).toHaveLength(
    1,
  );
});
