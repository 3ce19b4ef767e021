import type { AskedServer } from "../http/start.ts";
import { startBare, startVanbook } from "../http/start.ts";
import {
  checkEqual,
  buildDocumentedRequest,
  buildTableRequest,
  BENCH_WEEK,
  type SaleReport,
} from "../http/sale-report.ts";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, measureMilliseconds } from "../measure.ts";

export const h1: BenchRow = {
  id: "H1",
  about: "a report of 10,000 bills through the whole stack, against a server written by hand",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const bare = await startBare(full);
    try {
      return [
        await measureReport("documented JSON", { vanbook, bare }, buildDocumentedRequest(BENCH_WEEK)),
        await measureReport("table", { vanbook, bare }, buildTableRequest(BENCH_WEEK, { pageSize: 10_000 })),
      ];
    } finally {
      await vanbook.stop();
      await bare.stop();
    }
  },
};

async function measureReport(
  what: string,
  servers: { vanbook: AskedServer; bare: AskedServer },
  report: SaleReport,
): Promise<Figure> {
  const rows = await checkEqual(servers, report);
  const { measured, baseline, ratio } = await compare(
    15,
    () => measureMilliseconds(() => servers.vanbook.ask(report.vanbook)),
    () => measureMilliseconds(() => servers.bare.ask(report.bare)),
  );
  return {
    what: `${rows.toLocaleString("en")} bills, ${what}`,
    figure: formatMilliseconds(measured),
    baseline: formatMilliseconds(baseline),
    ratio,
    goal: { most: 1.25 },
  };
}
