import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startVanbook, type AskedServer, type Question } from "../http/start.ts";
import { PATH, TABLE } from "../http/sale-report.ts";
import { inMilliseconds, type BenchRow, type Figure, type Ground } from "../figure.ts";
import { compare, millisecondsOf } from "../measure.ts";

/** Whether reports of other users slow down posting. Everything goes through the running server. */
export const w4: BenchRow = {
  id: "W4",
  about:
    "receipts posted one after the other while sixteen callers read reports over all years, against calm",
  async measure({ data: { full }, say }) {
    const vanbook = await startVanbook(full, { today: LAST });
    try {
      for (const report of REPORTS) await vanbook.ask(report).catch(tooSlow);
      let read = 0;
      const { measured, baseline, ratio } = await compare(
        ROUNDS,
        () =>
          meanwhile(
            vanbook,
            () => (read += 1),
            () => slowest(vanbook, full),
          ),
        () => slowest(vanbook, full),
      );
      say(`  ${read} reports were read meanwhile`);
      const figure: Figure = {
        what: "a receipt while sixteen reports are read, 95th percentile",
        figure: inMilliseconds(measured),
        baseline: inMilliseconds(baseline),
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
 * The 95th percentile of posting times over some seconds, in milliseconds. Each customer in turn pays into the
 * bank.
 */
async function slowest(vanbook: AskedServer, { company }: Ground["data"]["full"]): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    const partyId = company.customers[times.length % company.customers.length]?.id;
    const clientId = randomUUID();
    const receipt: Question = {
      path: "/api/v1/receipts",
      headers: { "Idempotency-Key": clientId },
      body: { clientId, date: LAST, mode: "online", ledgerId: company.bank, partyId, amount: 100 },
    };
    times.push(await millisecondsOf(() => vanbook.ask(receipt)));
    // A user needs time to type. Posting without a pause is measured by the rows before.
    await sleep(PAUSE);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** Runs `work` while sixteen callers request one report after the other. */
async function meanwhile(
  vanbook: AskedServer,
  note: () => void,
  work: () => Promise<number>,
): Promise<number> {
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = caller; !isOver; turn += 1) {
      await vanbook.ask(REPORTS[turn % REPORTS.length] ?? { path: PATH }).catch(tooSlow);
      note();
    }
  });
  await sleep(PAUSE);
  const figure = await work();
  isOver = true;
  await Promise.all(callers);
  return figure;
}

/** Reports that run or wait too long are refused; the callers then request the next one. */
function tooSlow(error: unknown) {
  if (!(error instanceof Error && /"code":"(TOO_SLOW|BUSY)"/.test(error.message))) throw error;
}

/** All days of the bench data (two years). The more days a report reads directly, the heavier it is. */
const LAST = "2026-03-31";
const RANGE = { FromDate: "2024-04-01", ToDate: LAST };
const page = { page: 1, pageSize: 200 };
const REPORTS: readonly Question[] = [
  { path: PATH, query: page, body: RANGE, headers: { Accept: TABLE } },
  ...["/api/ItemwiseSale", "/api/taxamount", "/api/HSNcode"].map((path) => ({
    path,
    query: { ...page, ...RANGE },
    headers: { Accept: TABLE },
  })),
];
const CALLERS = 16;
const ROUNDS = 3;
const SECONDS = 6;
const PAUSE = 20;
