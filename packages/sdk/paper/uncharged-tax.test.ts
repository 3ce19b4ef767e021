import { readFile } from "node:fs/promises";
import type { Answer } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { readPdfText } from "../files/testing/pdf-text.ts";
import { writeDocumentPdf } from "../files/pdf/write-document-pdf.ts";
import { createScriptReader } from "../files/pdf/scripts/script-faces.ts";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { papersText as malayalam } from "../generated/text/ml-IN/papers.ts";
import { taxInvoice } from "./documents/tax-invoice.ts";
import { bill } from "./testing/bill-on-paper.ts";

type Bill = Answer<"bills.read">;
const NO_TAX = { cgst: 0, sgst: 0, igst: 0 };
const readIt = async (file: URL) => new Uint8Array(await readFile(file));
const readPages = async (document: Bill, words = papersText) =>
  readPdfText(
    await writeDocumentPdf(taxInvoice.sheet(document, {}, words).sheet, createScriptReader(readIt)),
  );

const UNCHARGED_BILL: Bill = {
  ...bill,
  lines: bill.lines.map((line) => ({
    ...line,
    ...NO_TAX,
    taxRate: 0,
    rateNotCharged: 5,
    amount: line.taxable,
  })),
  taxSums: bill.taxSums.map((sum) => ({ ...sum, ...NO_TAX, taxRate: 0 })),
  totals: { ...bill.totals, ...NO_TAX, goods: 4221.97, roundOff: 0.03, amount: 4222 },
};

test("a bill on reverse charge says so, and what the recipient calculates the tax of", async () => {
  const [page = []] = await readPages({ ...UNCHARGED_BILL, noTaxReason: "reverseCharge" });
  expect(page[page.indexOf("Reverse charge") + 1]).toBe("Yes");
  const pageText = page.join(" ");
  expect(pageText).toContain("Tax Invoice");
  expect(pageText).toContain("The recipient pays the tax on reverse charge");
  expect(pageText).toMatch(/5%:\s+₹\s+4,221\.97/);
});

test("a supply to a zone or abroad has the words of rule 46, in any language", async () => {
  const without = { ...UNCHARGED_BILL, noTaxReason: "withoutPayment", gstKind: "sezWithoutPayment" } as const;
  for (const words of [papersText, malayalam]) {
    const [page = []] = await readPages({ ...bill, gstKind: "exportWithPayment" }, words);
    expect(page.join(" ")).toContain("FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX");
    const [free = []] = await readPages(without, words);
    expect(free.join(" ")).toContain("UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX");
  }
  const [ordinary = []] = await readPages({ ...bill, gstKind: "regular" });
  expect(ordinary.join(" ")).not.toContain("SUPPLY MEANT FOR EXPORT");
});
