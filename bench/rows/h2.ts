import { startBare, startVanbook } from "../http/start.ts";
import { checkEqual, BENCH_DAY, buildTableRequest, BENCH_WEEK } from "../http/sale-report.ts";
import { formatPerSecond, type BenchRow, type Figure } from "../figure.ts";
import { compare, measureRate } from "../measure.ts";

export const h2: BenchRow = {
  id: "H2",
  about: "50 bills a request over 16 connections, against a server written by hand",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const bare = await startBare(full);
    const figures: Figure[] = [];
    try {
      for (const { what, report } of SMALL_REPORTS) {
        await checkEqual({ vanbook, bare }, report);
        const { measured, baseline, ratio } = await compare(
          5,
          () => measureRate(CLIENT_COUNT, RUN_SECONDS, () => vanbook.ask(report.vanbook)),
          () => measureRate(CLIENT_COUNT, RUN_SECONDS, () => bare.ask(report.bare)),
        );
        figures.push({
          what,
          figure: formatPerSecond(measured, "requests"),
          baseline: formatPerSecond(baseline, "requests"),
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

const SMALL_REPORTS = [
  { what: "50 of a week's bills, table", report: buildTableRequest(BENCH_WEEK, { pageSize: 50 }) },
  { what: "50 of a day's bills, table", report: buildTableRequest(BENCH_DAY, { pageSize: 50 }) },
];
const CLIENT_COUNT = 16;
const RUN_SECONDS = 2;
