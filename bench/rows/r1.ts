import { isDeepStrictEqual } from "node:util";
import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, millisecondsOf } from "../measure.ts";
import { baselineRows } from "../baselines/summed-from-ledger/comparison.ts";
import { debtorsComparison } from "../baselines/summed-from-ledger/debtors.ts";
import { itemWiseComparison } from "../baselines/summed-from-ledger/item-wise.ts";
import { trialBalanceComparison } from "../baselines/summed-from-ledger/trial-balance.ts";

/**
 * The server's reports from rollups, compared with the same answer summed from the ledger. The range starts and
 * ends within a month.
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
      const one = () => report(db, companyId, RANGE);
      const other = () => baselineRows(db, companyId, baseline(RANGE));
      // A wrong answer must not count as fast.
      const answer = await one();
      if (answer.length === 0 || !isDeepStrictEqual(answer, await other()))
        throw new Error(`${what}: the two ways answer differently.`);
      const {
        measured,
        baseline: summed,
        ratio,
      } = await compare(
        3,
        () => millisecondsOf(one),
        () => millisecondsOf(other),
      );
      figures.push({
        what,
        figure: inMilliseconds(measured),
        baseline: inMilliseconds(summed),
        ratio,
        goal: { most: 0.05 },
      });
    }
    return figures;
  },
};

const RANGE = { from: "2025-05-10", to: "2026-03-20", yearStart: "2025-04-01" };
