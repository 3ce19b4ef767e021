import { ask, refuseDifferent } from "../ask.ts";
import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, millisecondsOf } from "../measure.ts";
import { debtors, debtorsOfLedger } from "../reports/debtors.ts";
import { itemWise, itemWiseOfMoves } from "../reports/item-wise.ts";
import { trialBalance, trialBalanceOfLedger } from "../reports/trial-balance.ts";

/** Reports from rollups against the same answer summed from the ledger, over a range with days at both of its edges. */
export const r1: BenchRow = {
  id: "R1",
  about: "a report from rollups, against the same summed from ledger entries and stock moves",
  async measure({ data: { full } }) {
    const { db } = full;
    const { companyId } = full.company.author;
    const figures: Figure[] = [];
    for (const [what, rolledUp, summed] of [
      ["trial balance", trialBalance, trialBalanceOfLedger],
      ["debtors", debtors, debtorsOfLedger],
      ["item-wise", itemWise, itemWiseOfMoves],
    ] as const) {
      const one = rolledUp(companyId, RANGE);
      const other = summed(companyId, RANGE);
      await refuseDifferent(db, what, one, other);
      const { measured, baseline, ratio } = await compare(
        3,
        () => millisecondsOf(() => ask(db, one)),
        () => millisecondsOf(() => ask(db, other)),
      );
      figures.push({
        what,
        figure: inMilliseconds(measured),
        baseline: inMilliseconds(baseline),
        ratio,
        goal: { most: 0.05 },
      });
    }
    return figures;
  },
};

const RANGE = { from: "2025-05-10", to: "2026-03-20", yearStart: "2025-04-01" };
