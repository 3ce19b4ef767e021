import { readFile } from "node:fs/promises";
import type { Answer } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { PAPER_SIZES } from "../files/layout/document/paper-sheet.ts";
import { createScriptReader } from "../files/pdf/scripts/script-faces.ts";
import { writeDocumentPdf } from "../files/pdf/write-document-pdf.ts";
import { readPdfText } from "../files/testing/pdf-text.ts";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { taxInvoice } from "./documents/tax-invoice.ts";
import type { PaperAsked } from "./paper-definition.ts";
import { bill } from "./testing/bill-on-paper.ts";

type Bill = Answer<"bills.read">;

const readFont = async (file: URL) => new Uint8Array(await readFile(file));
const readPages = async (document: Bill, request: PaperAsked = {}) =>
  readPdfText(
    await writeDocumentPdf(
      taxInvoice.sheet(document, request, papersText).sheet,
      createScriptReader(readFont),
    ),
  );

test("goods that go to another address have it beside the customer's, with State, code and GSTIN", async () => {
  const shipTo: Bill["shipTo"] = {
    ...{ receiver: "other", name: "Sri Ram Clinic", address: "4 Rockfort Road, 620002" },
    ...{ state: "Tamil Nadu", stateCode: "33", gstin: "33AABCM5521F1ZY" },
  };
  for (const paper of PAPER_SIZES) {
    const pageText = (await readPages({ ...bill, shipTo }, { paper })).flat().join(" ");
    for (const words of [
      ...["Bill to", "Santhi Medical Agencies", "Ship to", "Sri Ram Clinic", "4 Rockfort Road, 620002"],
      ...["State: Tamil Nadu, code 33", "GSTIN 33AABCM5521F1ZY"],
    ])
      expect(pageText, paper).toContain(words);
    expect(pageText, paper).not.toContain("Deliver to");
  }
  const own = { ...shipTo, receiver: "customer" as const, name: null };
  const [page = []] = await readPages({ ...bill, shipTo: own });
  expect(page.filter((text) => text.trim() === "Santhi Medical Agencies")).toHaveLength(2);
});

test("an address without a State is in the customer's, with its name and code", async () => {
  const shipTo: Bill["shipTo"] = {
    ...{ receiver: "customer", name: "Second Store", address: "9 Beach Road" },
    ...{ state: null, stateCode: null, gstin: null },
  };
  for (const paper of PAPER_SIZES) {
    const pageText = (await readPages({ ...bill, shipTo }, { paper })).flat().join(" ");
    // Of the company, of the customer and of the address.
    expect(pageText.match(/State: Kerala, code 32/g), paper).toHaveLength(3);
  }
});
