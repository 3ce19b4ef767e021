import { startVanbook } from "../http/start.ts";
import { DAY, PATH, type BillRange } from "../http/sale-report.ts";
import { inMilliseconds, type BenchRow } from "../figure.ts";

/** A long response while it is streamed. */
export const h4: BenchRow = {
  id: "H4",
  about: "100,000 bills streamed as CSV: the server's memory, and what its event loop is late by",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const csv = async () => {
      const text = (await vanbook.ask(QUESTION)).toString();
      const lines = text.trimEnd().split("\r\n").length - 1;
      if (lines < 100_000) throw new Error(`The CSV has ${lines} rows.`);
    };
    try {
      await vanbook.ask({ ...QUESTION, body: DAY }); // the first request also loads and compiles code; keep that out of the measurement
      const one = await vanbook.strainOf(csv);
      const four = await vanbook.strainOf(() => Promise.all([csv(), csv(), csv(), csv()]));
      return [
        {
          what: "memory that one takes",
          figure: inMegabytes(one.memory),
          baseline: inMegabytes(MOST_MEMORY),
          ratio: one.memory / MOST_MEMORY,
          goal: { most: 1 },
        },
        { what: "memory that four take", figure: inMegabytes(four.memory), baseline: "", ratio: Number.NaN },
        {
          what: "event loop, 99th percentile, four at once",
          figure: inMilliseconds(four.delayMilliseconds),
          baseline: inMilliseconds(MOST_DELAY),
          ratio: four.delayMilliseconds / MOST_DELAY,
          goal: { most: 1 },
        },
      ];
    } finally {
      await vanbook.stop();
    }
  },
};

function inMegabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** 73 days of the bench data. */
const RANGE: BillRange = { FromDate: "2025-06-01", ToDate: "2025-08-13" };
const QUESTION = { path: PATH, body: RANGE, headers: { Accept: "text/csv" } };
const MOST_MEMORY = 40e6;
const MOST_DELAY = 20;
