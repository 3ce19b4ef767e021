import { refuseInDay, type DayRule } from "../../auth/refusals.ts";
import { isBound } from "../../auth/limits.ts";
import type { Paise } from "@vanbook/sdk/books";
import type { AskedPlanning } from "../document-type.ts";

/** An amount that a salesman gives or spends, and the limits that it counts against. */
export interface GivenInDay {
  date: string;
  rules: readonly DayRule[];
  amount: Paise;
}

/**
 * Counts what the salesman gives or spends against the limits of the day, starting with what
 * `readGiven` finds on the days of these documents. `fields` is the field to name in the error of
 * each rule. The returned function throws if a limit is exceeded. Locks the salesman's row, so that
 * two concurrent documents can't both use what is left; with `asksOnly` it locks nothing.
 */
export async function countInDay(
  planning: AskedPlanning,
  documents: readonly { date: string }[],
  fields: Readonly<Partial<Record<DayRule, string>>>,
  readGiven: (dates: readonly string[]) => Promise<GivenInDay[]>,
  { asksOnly = false } = {},
): Promise<(next: GivenInDay) => void> {
  const { trx, principal, document } = planning;
  const rules = Object.entries(fields) as [DayRule, string][]; // Object.entries widens the keys
  if (!rules.some(([rule]) => isBound(document, rule, principal))) return () => undefined;
  const { companyId, userId } = principal;
  const [, givenAmounts] = await Promise.all([
    asksOnly || trx("users").where({ company_id: companyId, id: userId }).forUpdate().select("id"),
    readGiven([...new Set(documents.map(({ date }) => date))]),
  ]);
  return (next) => {
    for (const [rule, field] of rules) {
      if (!next.rules.includes(rule)) continue;
      const same = givenAmounts.filter((each) => each.date === next.date && each.rules.includes(rule));
      const before = same.reduce((all, each) => all + each.amount, 0n);
      refuseInDay(planning, rule, { amount: next.amount, before, field });
    }
    givenAmounts.push(next);
  };
}
