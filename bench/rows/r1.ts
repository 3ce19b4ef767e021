import { isDeepStrictEqual } from "node:util";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, measureMilliseconds } from "../measure.ts";
import { baselineRows } from "../baselines/summed-from-ledger/comparison.ts";
import { debtorsComparison } from "../baselines/summed-from-ledger/debtors.ts";
import { itemWiseComparison } from "../baselines/summed-from-ledger/item-wise.ts";
import { trialBalanceComparison } from "../baselines/summed-from-ledger/trial-balance.ts";

/**
 * The server's reports from rollups, compared with the same answer summed from the ledger. The
 * range starts and ends within a month.
 */
export const r1: BenchRow = {
  id: "R1",
  about: "a report from rollups, against the same summed from ledger entries and stock moves",
  async measure({ data: { full } }) {
    const { db } = full;
    const { companyId } = full.company.author;
    const figures: Figure[] = [];
    for (const { what, report, baseline } of [
      trialBalanceComparison,
      debtorsComparison,
      itemWiseComparison,
    ]) {
      const readFromRollups = () => report(db, companyId, BENCH_RANGE);
      const sumFromLedger = () => baselineRows(db, companyId, baseline(BENCH_RANGE));
      // A wrong answer must not count as fast.
      const answer = await readFromRollups();
      if (answer.length === 0 || !isDeepStrictEqual(answer, await sumFromLedger()))
        throw new Error(`${what}: the two ways answer differently.`);
      const {
        measured,
        baseline: ledgerTime,
        ratio,
      } = await compare(
        3,
        () => measureMilliseconds(readFromRollups),
        () => measureMilliseconds(sumFromLedger),
      );
      figures.push({
        what,
        figure: formatMilliseconds(measured),
        baseline: formatMilliseconds(ledgerTime),
        ratio,
        goal: { most: 0.05 },
      });
    }
    return figures;
  },
};

const BENCH_RANGE = { from: "2025-05-10", to: "2026-03-20", yearStart: "2025-04-01" };
