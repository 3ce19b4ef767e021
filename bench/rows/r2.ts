import type { Knex } from "knex";
import { ask } from "../ask.ts";
import { inMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { compare, millisecondsOf, type Compared } from "../measure.ts";
import { debtors } from "../reports/debtors.ts";
import { itemWise } from "../reports/item-wise.ts";
import { trialBalance, type Question } from "../reports/trial-balance.ts";

/** How a report grows with its range, and with the vouchers of a day. */
export const r2: BenchRow = {
  id: "R2",
  about: "a report over ten times the days, and over ten times the vouchers a day",
  async measure({ data: { full, sparse } }) {
    const many = full.company.author.companyId;
    const few = sparse.company.author.companyId;
    const figures: Figure[] = [];
    for (const [what, report] of [
      ["trial balance", trialBalance],
      ["debtors", debtors],
      ["item-wise", itemWise],
    ] as const) {
      const days = await side(full.db, report(many, LONG), report(many, SHORT));
      figures.push(figureOf(`${what}, 10 × the days`, days, 1.3));
      const vouchers = await side(full.db, report(many, LONG), report(few, LONG));
      figures.push(figureOf(`${what}, 10 × the vouchers a day`, vouchers, 2));
    }
    return figures;
  },
};

function side(db: Knex, one: Question, other: Question) {
  return compare(
    9,
    () => millisecondsOf(() => ask(db, one)),
    () => millisecondsOf(() => ask(db, other)),
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

/** 32 and 320 days that end together; both have days at their edges. */
const LONG = { from: "2025-05-05", to: "2026-03-20", yearStart: "2025-04-01" };
const SHORT = { from: "2026-02-17", to: "2026-03-20", yearStart: "2025-04-01" };
