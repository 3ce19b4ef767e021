import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, millisecondsOf, type Compared } from "../measure.ts";
import type { Figures } from "../baselines/summed-from-ledger/comparison.ts";
import { debtorsComparison } from "../baselines/summed-from-ledger/debtors.ts";
import { itemWiseComparison } from "../baselines/summed-from-ledger/item-wise.ts";
import { trialBalanceComparison } from "../baselines/summed-from-ledger/trial-balance.ts";

/** How the time of a report grows with its range, and with the vouchers per day. */
export const r2: BenchRow = {
  id: "R2",
  about: "a report over ten times the days, and over ten times the vouchers a day",
  async measure({ data: { full, sparse } }) {
    const { db } = full;
    const many = full.company.author.companyId;
    const few = sparse.company.author.companyId;
    const figures: Figure[] = [];
    for (const { what, report } of [trialBalanceComparison, debtorsComparison, itemWiseComparison]) {
      const long = () => report(db, many, LONG);
      const days = await side(long, () => report(db, many, SHORT));
      figures.push(figureOf(`${what}, 10 × the days`, days, 1.3));
      const vouchers = await side(long, () => report(db, few, LONG));
      figures.push(figureOf(`${what}, 10 × the vouchers a day`, vouchers, 2));
    }
    return figures;
  },
};

function side(one: () => Promise<Figures>, other: () => Promise<Figures>) {
  return compare(
    9,
    () => millisecondsOf(one),
    () => millisecondsOf(other),
  );
}

function figureOf(what: string, { measured, baseline, ratio }: Compared, most: number): Figure {
  return {
    what,
    figure: inMilliseconds(measured),
    baseline: inMilliseconds(baseline),
    ratio,
    goal: { most },
  };
}

/** 32 and 320 days with the same end. Both start and end within a month. */
const LONG = { from: "2025-05-05", to: "2026-03-20", yearStart: "2025-04-01" };
const SHORT = { from: "2026-02-17", to: "2026-03-20", yearStart: "2025-04-01" };
