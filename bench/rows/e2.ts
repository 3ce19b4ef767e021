import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { formatMilliseconds, type BenchRow } from "../figure.ts";
import { compare } from "../measure.ts";
import { openExportPage, type ExportPage } from "../pages/open-page.ts";

export const e2: BenchRow = {
  id: "E2",
  about: "a PDF of 10,000 bills, from the first answer read to the file, against jspdf-autotable",
  isAlone: true,
  async measure() {
    const page = await openExportPage();
    try {
      await page.make("pdf", BILL_COUNT);
      await refuseOther(page);
      const { measured, baseline, ratio } = await compare(
        3,
        async () => (await page.make("pdf", BILL_COUNT)).milliseconds,
        async () => (await page.baseline("autotable", BILL_COUNT)).milliseconds,
      );
      return [
        {
          what: this.about,
          figure: formatMilliseconds(measured),
          baseline: formatMilliseconds(baseline),
          ratio,
          goal: { most: 0.5 },
        },
      ];
    } finally {
      await page.close();
    }
  },
};

/** Reads the file and throws unless it has every bill once and the headings on each page. */
async function refuseOther(page: ExportPage) {
  const pages = readPdfText(await page.lastFile());
  const bills = pages.flat().filter((text) => text.startsWith("VB/26-27/"));
  if (new Set(bills).size !== BILL_COUNT || bills.length !== BILL_COUNT)
    throw new Error(`The PDF has ${bills.length} bills.`);
  if (!pages.every((texts) => texts.includes("Bill No"))) throw new Error("A page has no headings.");
}

const BILL_COUNT = 10_000;
