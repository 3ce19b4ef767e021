import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { aSecond, inMilliseconds, type BenchRow, type Figure, type Ground } from "../figure.ts";
import { compare, median, millisecondsOf, rateOf } from "../measure.ts";
import { createPosters } from "../posting.ts";
import { debtorsComparison } from "../baselines/summed-from-ledger/debtors.ts";
import { trialBalanceComparison } from "../baselines/summed-from-ledger/trial-balance.ts";

/** Whether posting to full books is as quick as to empty ones, and reports are as quick while others post. */
export const w3: BenchRow = {
  id: "W3",
  about: "posting into full books, against empty ones; reports while eight clients post, against idle",
  async measure(ground) {
    return [await postingIntoFull(ground), ...(await reportsMeanwhile(ground))];
  },
};

async function postingIntoFull({ data: { full, empty } }: Ground): Promise<Figure> {
  const one = { clients: 1, seriesOfTheirOwn: false };
  const intoFull = await createPosters(full.url, full.company.author.companyId, one);
  const intoEmpty = await createPosters(empty.url, empty.company.author.companyId, one);
  const { measured, baseline, ratio } = await compare(
    5,
    () => rateOf(1, 2, () => intoFull.post(0)),
    () => rateOf(1, 2, () => intoEmpty.post(0)),
  );
  await intoFull.close();
  await intoEmpty.close();
  return {
    what: "posting into full books",
    figure: aSecond(measured, "bills"),
    baseline: aSecond(baseline, "bills"),
    ratio,
    goal: { least: 0.85 },
  };
}

/** The clients run in a separate process, because their work must not wait in this process's event loop. */
async function reportsMeanwhile({ data: { full }, say }: Ground): Promise<Figure[]> {
  const { companyId } = full.company.author;
  const reports = [trialBalanceComparison, debtorsComparison];
  const times = new Map(reports.map(({ what }) => [what, { idle: [] as number[], posting: [] as number[] }]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const when of ["idle", "posting"] as const) {
      const child = when === "posting" ? await startPosting(full.url, companyId) : undefined;
      for (const { what, report } of reports) {
        await report(full.db, companyId, RANGE);
        for (let turn = 0; turn < TURNS; turn++) {
          times.get(what)?.[when].push(await millisecondsOf(() => report(full.db, companyId, RANGE)));
        }
      }
      if (child) say(`  while ${aSecond(await stopPosting(child), "bills")} were posted`);
    }
  }
  return reports.map(({ what }) => {
    const { idle = [], posting = [] } = times.get(what) ?? {};
    return {
      what: `${what} while eight clients post`,
      figure: inMilliseconds(median(posting)),
      baseline: inMilliseconds(median(idle)),
      ratio: median(posting) / median(idle),
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
  const told = once(child, "message");
  child.send("stop");
  const [rate] = (await told) as [number];
  await once(child, "exit");
  return rate;
}

const RANGE = { from: "2025-05-10", to: "2026-03-20", yearStart: "2025-04-01" };
const ROUNDS = 3;
const TURNS = 10;
