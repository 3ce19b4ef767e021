import { startBare, startVanbook } from "../http/start.ts";
import { checkEqual, DAY, tableOfBills, WEEK } from "../http/sale-report.ts";
import { aSecond, type BenchRow, type Figure } from "../figure.ts";
import { compare, rateOf } from "../measure.ts";

/** Small requests by many concurrent clients. */
export const h2: BenchRow = {
  id: "H2",
  about: "50 bills a request over 16 connections, against a server written by hand",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const bare = await startBare(full);
    const figures: Figure[] = [];
    try {
      for (const { what, report } of REPORTS) {
        await checkEqual({ vanbook, bare }, report);
        const { measured, baseline, ratio } = await compare(
          5,
          () => rateOf(CLIENTS, SECONDS, () => vanbook.ask(report.vanbook)),
          () => rateOf(CLIENTS, SECONDS, () => bare.ask(report.bare)),
        );
        figures.push({
          what,
          figure: aSecond(measured, "requests"),
          baseline: aSecond(baseline, "requests"),
          ratio,
          goal: { least: 0.8 },
        });
      }
    } finally {
      await vanbook.stop();
      await bare.stop();
    }
    return figures;
  },
};

const REPORTS = [
  { what: "50 of a week's bills, table", report: tableOfBills(WEEK, { pageSize: 50 }) },
  { what: "50 of a day's bills, table", report: tableOfBills(DAY, { pageSize: 50 }) },
];
const CLIENTS = 16;
const SECONDS = 2;
