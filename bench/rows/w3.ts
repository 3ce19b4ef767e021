import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { formatPerSecond, formatMilliseconds, type BenchRow, type Figure, type Ground } from "../figure.ts";
import { compare, calculateMedian, measureMilliseconds, measureRate } from "../measure.ts";
import { createPosters } from "../posting.ts";
import { debtorsComparison } from "../baselines/summed-from-ledger/debtors.ts";
import { trialBalanceComparison } from "../baselines/summed-from-ledger/trial-balance.ts";

export const w3: BenchRow = {
  id: "W3",
  about: "posting into full books, against empty ones; reports while eight clients post, against idle",
  async measure(ground) {
    return [await measurePosting(ground), ...(await measureReportsWhilePosting(ground))];
  },
};

async function measurePosting({ data: { full, empty } }: Ground): Promise<Figure> {
  const one = { clients: 1, seriesOfTheirOwn: false };
  const intoFull = await createPosters(full.url, full.company.author.companyId, one);
  const intoEmpty = await createPosters(empty.url, empty.company.author.companyId, one);
  const { measured, baseline, ratio } = await compare(
    5,
    () => measureRate(1, 2, () => intoFull.post(0)),
    () => measureRate(1, 2, () => intoEmpty.post(0)),
  );
  await intoFull.close();
  await intoEmpty.close();
  return {
    what: "posting into full books",
    figure: formatPerSecond(measured, "bills"),
    baseline: formatPerSecond(baseline, "bills"),
    ratio,
    goal: { least: 0.85 },
  };
}

/**
 * The clients run in a separate process, because their work must not wait in this process's event
 * loop.
 */
async function measureReportsWhilePosting({ data: { full }, say }: Ground): Promise<Figure[]> {
  const { companyId } = full.company.author;
  const reports = [trialBalanceComparison, debtorsComparison];
  const times = new Map(reports.map(({ what }) => [what, { idle: [] as number[], posting: [] as number[] }]));
  for (let round = 0; round < ROUND_COUNT; round++) {
    for (const when of ["idle", "posting"] as const) {
      const child = when === "posting" ? await startPosting(full.url, companyId) : undefined;
      for (const { what, report } of reports) {
        await report(full.db, companyId, BENCH_RANGE);
        for (let turn = 0; turn < TURN_COUNT; turn++) {
          times
            .get(what)
            ?.[when].push(await measureMilliseconds(() => report(full.db, companyId, BENCH_RANGE)));
        }
      }
      if (child) say(`  while ${formatPerSecond(await stopPosting(child), "bills")} were posted`);
    }
  }
  return reports.map(({ what }) => {
    const { idle = [], posting = [] } = times.get(what) ?? {};
    return {
      what: `${what} while eight clients post`,
      figure: formatMilliseconds(calculateMedian(posting)),
      baseline: formatMilliseconds(calculateMedian(idle)),
      ratio: calculateMedian(posting) / calculateMedian(idle),
      goal: { most: 2 },
    };
  });
}

async function startPosting(url: string, companyId: number) {
  const child = fork(join(import.meta.dirname, "..", "poster.ts"), [url, String(companyId), "8"]);
  await once(child, "message");
  return child;
}

async function stopPosting(child: ChildProcess): Promise<number> {
  const rateMessage = once(child, "message");
  child.send("stop");
  const [rate] = (await rateMessage) as [number];
  await once(child, "exit");
  return rate;
}

const BENCH_RANGE = { from: "2025-05-10", to: "2026-03-20", yearStart: "2025-04-01" };
const ROUND_COUNT = 3;
const TURN_COUNT = 10;
