import type { AskedServer } from "../http/start.ts";
import { startBare, startVanbook } from "../http/start.ts";
import { checkEqual, documentedBills, tableOfBills, WEEK, type SaleReport } from "../http/sale-report.ts";
import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, millisecondsOf } from "../measure.ts";

/** A large report through the whole stack, as the documented JSON and as a table. */
export const h1: BenchRow = {
  id: "H1",
  about: "a report of 10,000 bills through the whole stack, against a server written by hand",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full);
    const bare = await startBare(full);
    try {
      return [
        await figureOf("documented JSON", { vanbook, bare }, documentedBills(WEEK)),
        await figureOf("table", { vanbook, bare }, tableOfBills(WEEK, { pageSize: 10_000 })),
      ];
    } finally {
      await vanbook.stop();
      await bare.stop();
    }
  },
};

async function figureOf(
  what: string,
  servers: { vanbook: AskedServer; bare: AskedServer },
  report: SaleReport,
): Promise<Figure> {
  const rows = await checkEqual(servers, report);
  const { measured, baseline, ratio } = await compare(
    15,
    () => millisecondsOf(() => servers.vanbook.ask(report.vanbook)),
    () => millisecondsOf(() => servers.bare.ask(report.bare)),
  );
  return {
    what: `${rows.toLocaleString("en")} bills, ${what}`,
    figure: inMilliseconds(measured),
    baseline: inMilliseconds(baseline),
    ratio,
    goal: { most: 1.25 },
  };
}
