import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startVanbook, type AskedServer, type Question } from "../http/start.ts";
import { REPORT_PATH, TABLE_TYPE } from "../http/sale-report.ts";
import { formatMilliseconds, type BenchRow, type Figure, type Ground } from "../figure.ts";
import { compare, measureMilliseconds } from "../measure.ts";

export const w4: BenchRow = {
  id: "W4",
  about:
    "receipts posted one after the other while sixteen callers read reports over all years, against calm",
  async measure({ data: { full }, say }) {
    const vanbook = await startVanbook(full, { today: LAST_DAY });
    try {
      for (const report of HEAVY_REPORTS) await vanbook.ask(report).catch(refuseOtherErrors);
      let read = 0;
      const { measured, baseline, ratio } = await compare(
        ROUND_COUNT,
        () =>
          runWhileReporting(
            vanbook,
            () => (read += 1),
            () => measureSlowPosting(vanbook, full),
          ),
        () => measureSlowPosting(vanbook, full),
      );
      say(`  ${read} reports were read meanwhile`);
      const figure: Figure = {
        what: "a receipt while sixteen reports are read, 95th percentile",
        figure: formatMilliseconds(measured),
        baseline: formatMilliseconds(baseline),
        ratio,
        goal: { most: 3 },
      };
      return [figure];
    } finally {
      await vanbook.stop();
    }
  },
};

/**
 * The 95th percentile of posting times over some seconds, in milliseconds. Each customer in turn
 * pays into the bank.
 */
async function measureSlowPosting(
  vanbook: AskedServer,
  { company }: Ground["data"]["full"],
): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + RUN_SECONDS * 1000;
  while (performance.now() < until) {
    const partyId = company.customers[times.length % company.customers.length]?.id;
    const clientId = randomUUID();
    const receipt: Question = {
      path: "/api/v1/receipts",
      headers: { "Idempotency-Key": clientId },
      body: { clientId, date: LAST_DAY, mode: "online", ledgerId: company.bank, partyId, amount: 100 },
    };
    times.push(await measureMilliseconds(() => vanbook.ask(receipt)));
    // A user needs time to type. Posting without a pause is measured by the rows before.
    await sleep(PAUSE_MS);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

async function runWhileReporting(
  vanbook: AskedServer,
  note: () => void,
  work: () => Promise<number>,
): Promise<number> {
  let isOver = false;
  const callers = Array.from({ length: CALLER_COUNT }, async (_, caller) => {
    for (let turn = caller; !isOver; turn += 1) {
      await vanbook
        .ask(HEAVY_REPORTS[turn % HEAVY_REPORTS.length] ?? { path: REPORT_PATH })
        .catch(refuseOtherErrors);
      note();
    }
  });
  await sleep(PAUSE_MS);
  const figure = await work();
  isOver = true;
  await Promise.all(callers);
  return figure;
}

/** Reports that run or wait too long are refused; the callers then request the next one. */
function refuseOtherErrors(error: unknown) {
  if (!(error instanceof Error && /"code":"(TOO_SLOW|BUSY)"/.test(error.message))) throw error;
}

/**
 * All days of the bench data (two years). The more days a report reads directly, the heavier it is.
 */
const LAST_DAY = "2026-03-31";
const WHOLE_RANGE = { FromDate: "2024-04-01", ToDate: LAST_DAY };
const page = { page: 1, pageSize: 200 };
const HEAVY_REPORTS: readonly Question[] = [
  { path: REPORT_PATH, query: page, body: WHOLE_RANGE, headers: { Accept: TABLE_TYPE } },
  ...["/api/ItemwiseSale", "/api/taxamount", "/api/HSNcode"].map((path) => ({
    path,
    query: { ...page, ...WHOLE_RANGE },
    headers: { Accept: TABLE_TYPE },
  })),
];
const CALLER_COUNT = 16;
const ROUND_COUNT = 3;
const RUN_SECONDS = 6;
const PAUSE_MS = 20;
