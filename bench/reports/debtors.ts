import { GROUP } from "../../packages/server/books/chart.ts";
import { periodsOf, type Period, type ReportRange } from "./periods.ts";
import type { Question } from "./trial-balance.ts";

/** Debtors from the rollups: each customer's balance before the range and its columns within (DOMAIN section 3). */
export function debtors(companyId: number, range: ReportRange): Question {
  // Every account is summed, customer or not: that is quicker than to ask of each row whose it is.
  const pieces = periodsOf(range).map(({ rollup, from, to, counts }) => ({
    sql: `SELECT d.account_id, ${columnsOf(counts)}
      FROM ledger_${rollup} d WHERE d.company_id = ? AND d.${rollup === "month" ? "month" : "date"} BETWEEN ? AND ?
      GROUP BY d.account_id`,
    bindings: [companyId, from, to],
  }));
  return named(
    companyId,
    pieces.map(({ sql }) => sql).join(" UNION ALL "),
    pieces.flatMap(({ bindings }) => bindings),
  );
}

/** The same summed from the ledger. */
export function debtorsOfLedger(companyId: number, { from, to }: ReportRange): Question {
  const column = (name: string, when: string, value: string) =>
    `SUM(CASE WHEN d.date >= ? AND ${when} THEN ${value} ELSE 0 END) AS ${name}`;
  const sql = `SELECT d.account_id, SUM(CASE WHEN d.date < ? THEN d.debit - d.credit ELSE 0 END) AS before_range,
      ${COLUMNS.map(([name, kinds, value]) => column(name, kinds, value)).join(", ")}
    FROM accounts c JOIN ledger_entries d ON d.company_id = c.company_id AND d.account_id = c.id AND d.date <= ?
    WHERE c.company_id = ? AND c.group_id = ${GROUP.debtors} GROUP BY d.account_id`;
  return named(companyId, sql, [from, ...COLUMNS.map(() => from), to, companyId]);
}

/** A reversal nets out in its original's column. */
const COLUMNS = [
  ["billed", "d.entry_kind = 'bill'", "d.debit - d.credit"],
  ["returned", "d.entry_kind = 'return'", "d.credit - d.debit"],
  ["received", "d.entry_kind = 'receipt'", "d.credit - d.debit"],
  ["other", "d.entry_kind NOT IN ('bill', 'return', 'receipt')", "d.debit - d.credit"],
] as const;

function columnsOf({ prior = 0, opening = 0, movement = 0 }: Period["counts"]) {
  const before = prior + opening;
  const columns = COLUMNS.map(([name, kinds, value]) =>
    movement === 0
      ? `0 AS ${name}`
      : `${movement} * SUM(CASE WHEN ${kinds} THEN ${value} ELSE 0 END) AS ${name}`,
  );
  return [
    before === 0 ? "0 AS before_range" : `${before} * SUM(d.debit - d.credit) AS before_range`,
    ...columns,
  ].join(", ");
}

function named(companyId: number, pieces: string, bindings: (string | number)[]): Question {
  const names = ["before_range", ...COLUMNS.map(([name]) => name)];
  const sums = names.map((name) => `CAST(SUM(p.${name}) AS DECIMAL(18,2)) AS ${name}`).join(", ");
  const sql = `SELECT a.id, a.name, ${sums}
    FROM (${pieces}) AS p JOIN accounts a ON a.company_id = ? AND a.id = p.account_id
      AND a.group_id = ${GROUP.debtors}
    GROUP BY a.id, a.name HAVING ${names.map((name) => `${name} <> 0`).join(" OR ")} ORDER BY a.name, a.id`;
  return { sql, bindings: [...bindings, companyId] };
}
