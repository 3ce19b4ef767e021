import { readFile } from "node:fs/promises";
import type { Answer } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { writeDocumentPdf } from "../files/pdf/write-document-pdf.ts";
import { createScriptReader } from "../files/pdf/scripts/script-faces.ts";
import { readPdfText } from "../files/testing/pdf-text.ts";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { taxInvoice } from "./documents/tax-invoice.ts";
import { bill } from "./testing/bill-on-paper.ts";

type Bill = Answer<"bills.read">;

async function readPages(taxSums: Bill["taxSums"], paper: "A4" | "80mm") {
  const { sheet } = taxInvoice.sheet({ ...bill, taxSums }, { paper }, papersText);
  const scripts = createScriptReader(async (file: URL) => new Uint8Array(await readFile(file)));
  return readPdfText(await writeDocumentPdf(sheet, scripts));
}

test("the tax summary shows supplies of one code without tax by their kind", async () => {
  const sums = { hsnCode: "0401", taxRate: 0, cgst: 0, sgst: 0, igst: 0 };
  const taxSums: Bill["taxSums"] = [
    ...bill.taxSums,
    { ...sums, supplyKind: "exempt", taxable: 40 },
    { ...sums, supplyKind: "nilRated", taxable: 60 },
    { ...sums, supplyKind: "nonGst", taxable: 80 },
  ];
  for (const paper of ["A4", "80mm"] as const) {
    const page = (await readPages(taxSums, paper)).flat().map((text) => text.trim());
    for (const [kind, amount] of [
      ["Exempt", "40.00"],
      ["Nil-rated", "60.00"],
      ["Non-GST", "80.00"],
    ] as const)
      expect(
        [page.filter((text) => text === kind).length, page.includes(amount)],
        `${paper} ${kind}`,
      ).toEqual([...[1, true]]);
  }
});
