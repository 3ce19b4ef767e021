import { startVanbook } from "../http/start.ts";
import { BENCH_DAY, REPORT_PATH, type BillRange } from "../http/sale-report.ts";
import { formatMilliseconds, type BenchRow } from "../figure.ts";

export const h4: BenchRow = {
  id: "H4",
  about: "100,000 bills streamed as CSV: the server's memory, and what its event loop is late by",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const readCsv = async () => {
      const text = (await vanbook.ask(CSV_REQUEST)).toString();
      const lines = text.trimEnd().split("\r\n").length - 1;
      if (lines < 100_000) throw new Error(`The CSV has ${lines} rows.`);
    };
    try {
      await vanbook.ask({ ...CSV_REQUEST, body: BENCH_DAY }); // the first request also loads and compiles code; keep that out of the measurement
      const one = await vanbook.strainOf(readCsv);
      const four = await vanbook.strainOf(() => Promise.all([readCsv(), readCsv(), readCsv(), readCsv()]));
      return [
        {
          what: "memory that one takes",
          figure: formatMegabytes(one.memory),
          baseline: formatMegabytes(MOST_MEMORY),
          ratio: one.memory / MOST_MEMORY,
          goal: { most: 1 },
        },
        {
          what: "memory that four take",
          figure: formatMegabytes(four.memory),
          baseline: "",
          ratio: Number.NaN,
        },
        {
          what: "event loop, 99th percentile, four at once",
          figure: formatMilliseconds(four.delayMilliseconds),
          baseline: formatMilliseconds(MOST_DELAY),
          ratio: four.delayMilliseconds / MOST_DELAY,
          goal: { most: 1 },
        },
      ];
    } finally {
      await vanbook.stop();
    }
  },
};

function formatMegabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

const CSV_RANGE: BillRange = { FromDate: "2025-06-01", ToDate: "2025-08-13" };
const CSV_REQUEST = { path: REPORT_PATH, body: CSV_RANGE, headers: { Accept: "text/csv" } };
const MOST_MEMORY = 40e6;
const MOST_DELAY = 20;
