import { read, utils } from "xlsx";
import { formatMilliseconds, type BenchRow } from "../figure.ts";
import { compare } from "../measure.ts";
import { openExportPage, type ExportPage } from "../pages/open-page.ts";

export const e1: BenchRow = {
  id: "E1",
  about:
    "an Excel file of 100,000 bills, from the first answer read to the file, against SheetJS's own writing",
  isAlone: true,
  async measure() {
    const page = await openExportPage();
    try {
      const madeFile = await page.make("excel", BILL_COUNT);
      await refuseOther(page);
      const plain = await page.baseline("sheetjs-plain", BILL_COUNT);
      let longest = 0;
      const { measured, baseline, ratio } = await compare(
        3,
        async () => {
          const { milliseconds, longestTask } = await page.make("excel", BILL_COUNT);
          longest = Math.max(longest, longestTask);
          return milliseconds;
        },
        async () => (await page.baseline("sheetjs", BILL_COUNT)).milliseconds,
      );
      return [
        {
          what: "time",
          figure: formatMilliseconds(measured),
          baseline: formatMilliseconds(baseline),
          ratio,
          goal: { most: 1.1 },
        },
        {
          what: "size, against SheetJS as it comes, without compression",
          figure: formatMegabytes(madeFile.bytes),
          baseline: formatMegabytes(plain.bytes),
          ratio: madeFile.bytes / plain.bytes,
          goal: { most: 0.5 },
        },
        {
          what: "longest task on the page (shorter ones than 50 ms are not told)",
          figure: formatMilliseconds(longest),
          baseline: formatMilliseconds(LONG_TASK_MS),
          ratio: longest / LONG_TASK_MS,
          goal: { most: 1 },
        },
      ];
    } finally {
      await page.close();
    }
  },
};

/** Reads the file and throws unless it has every bill once, in order. */
async function refuseOther(page: ExportPage) {
  const workbook = read(await page.lastFile(), { dense: true });
  const sheet = workbook.Sheets["Sale Report"];
  const rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, range: 4 }) : [];
  // The number of a cancelled bill ends with "(Cancelled)".
  const numbers = rows.slice(0, BILL_COUNT).map((row) => String(row[1]).replace(" (Cancelled)", ""));
  const wrong = numbers.findIndex((number, at) => number !== `VB/26-27/${100_000 + at}`);
  if (rows.length !== BILL_COUNT + 1 || wrong >= 0)
    throw new Error(`The Excel file has ${rows.length} rows, and row ${wrong} is not its bill.`);
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const BILL_COUNT = 100_000;
const LONG_TASK_MS = 50;
