import { pdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { inMilliseconds, type BenchRow } from "../figure.ts";
import { compare } from "../measure.ts";
import { openExportPage, type ExportPage } from "../pages/open-page.ts";

/** A PDF of 10,000 bills made in a browser, compared with jspdf-autotable with its defaults in a worker. */
export const e2: BenchRow = {
  id: "E2",
  about: "a PDF of 10,000 bills, from the first answer read to the file, against jspdf-autotable",
  isAlone: true,
  async measure() {
    const page = await openExportPage();
    try {
      await page.make("pdf", BILLS);
      await refuseOther(page);
      const { measured, baseline, ratio } = await compare(
        3,
        async () => (await page.make("pdf", BILLS)).milliseconds,
        async () => (await page.baseline("autotable", BILLS)).milliseconds,
      );
      return [
        {
          what: this.about,
          figure: inMilliseconds(measured),
          baseline: inMilliseconds(baseline),
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
  const pages = pdfText(await page.lastFile());
  const bills = pages.flat().filter((text) => text.startsWith("VB/26-27/"));
  if (new Set(bills).size !== BILLS || bills.length !== BILLS)
    throw new Error(`The PDF has ${bills.length} bills.`);
  if (!pages.every((texts) => texts.includes("Bill No"))) throw new Error("A page has no headings.");
}

const BILLS = 10_000;
