import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, measureMilliseconds, type Compared } from "../measure.ts";
import type { Figures } from "../baselines/summed-from-ledger/comparison.ts";
import { debtorsComparison } from "../baselines/summed-from-ledger/debtors.ts";
import { itemWiseComparison } from "../baselines/summed-from-ledger/item-wise.ts";
import { trialBalanceComparison } from "../baselines/summed-from-ledger/trial-balance.ts";

export const r2: BenchRow = {
  id: "R2",
  about: "a report over ten times the days, and over ten times the vouchers a day",
  async measure({ data: { full, sparse } }) {
    const { db } = full;
    const many = full.company.author.companyId;
    const few = sparse.company.author.companyId;
    const figures: Figure[] = [];
    for (const { what, report } of [trialBalanceComparison, debtorsComparison, itemWiseComparison]) {
      const readLongRange = () => report(db, many, LONG_RANGE);
      const days = await compareReports(readLongRange, () => report(db, many, SHORT_RANGE));
      figures.push(makeRatioFigure(`${what}, 10 × the days`, days, 1.3));
      const vouchers = await compareReports(readLongRange, () => report(db, few, LONG_RANGE));
      figures.push(makeRatioFigure(`${what}, 10 × the vouchers a day`, vouchers, 2));
    }
    return figures;
  },
};

function compareReports(one: () => Promise<Figures>, other: () => Promise<Figures>) {
  return compare(
    9,
    () => measureMilliseconds(one),
    () => measureMilliseconds(other),
  );
}

function makeRatioFigure(what: string, { measured, baseline, ratio }: Compared, most: number): Figure {
  return {
    what,
    figure: formatMilliseconds(measured),
    baseline: formatMilliseconds(baseline),
    ratio,
    goal: { most },
  };
}

/** 32 and 320 days with the same end. Both start and end within a month. */
const LONG_RANGE = { from: "2025-05-05", to: "2026-03-20", yearStart: "2025-04-01" };
const SHORT_RANGE = { from: "2026-02-17", to: "2026-03-20", yearStart: "2025-04-01" };
