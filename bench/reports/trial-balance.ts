import { periodsOf, type Period, type ReportRange } from "./periods.ts";

/** SQL and its bindings. */
export interface Question {
  sql: string;
  bindings: (string | number)[];
}

/** The trial balance from the rollups: per account what was before the year, before the range, and its two sides within. */
export function trialBalance(companyId: number, range: ReportRange): Question {
  const parts = periodsOf(range).map(({ rollup, from, to, counts }) => ({
    sql: `SELECT account_id, ${columnsOf(counts)}
      FROM ledger_${rollup} WHERE company_id = ? AND ${rollup === "month" ? "month" : "date"} BETWEEN ? AND ?
      GROUP BY account_id`,
    bindings: [companyId, from, to],
  }));
  return named(
    companyId,
    parts.map(({ sql }) => sql).join(" UNION ALL "),
    parts.flatMap(({ bindings }) => bindings),
  );
}

/** The same summed from the ledger. */
export function trialBalanceOfLedger(companyId: number, { from, to, yearStart }: ReportRange): Question {
  const sql = `SELECT account_id,
      SUM(CASE WHEN date < ? THEN debit - credit ELSE 0 END) AS prior,
      SUM(CASE WHEN date >= ? AND date < ? THEN debit - credit ELSE 0 END) AS opening,
      SUM(CASE WHEN date >= ? THEN debit ELSE 0 END) AS debit,
      SUM(CASE WHEN date >= ? THEN credit ELSE 0 END) AS credit
    FROM ledger_entries WHERE company_id = ? AND date <= ? GROUP BY account_id`;
  return named(companyId, sql, [yearStart, yearStart, from, from, from, companyId, to]);
}

function columnsOf({ prior = 0, opening = 0, movement = 0 }: Period["counts"]) {
  const times = (count: number, sql: string) => (count === 0 ? "0" : `${count} * ${sql}`);
  return `${times(prior, "SUM(debit - credit)")} AS prior, ${times(opening, "SUM(debit - credit)")} AS opening,
    ${times(movement, "SUM(debit)")} AS debit, ${times(movement, "SUM(credit)")} AS credit`;
}

/** Income and expense open with their year (DOMAIN section 3); what is before stays apart. */
function named(companyId: number, sums: string, bindings: (string | number)[]): Question {
  const sql = `SELECT g.nature, g.name AS group_name, a.name, a.id, CAST(s.prior AS DECIMAL(18,2)) AS prior,
      CAST(s.opening + CASE WHEN g.nature IN ('Assets', 'Liabilities') THEN s.prior ELSE 0 END AS DECIMAL(18,2)) AS opening,
      CAST(s.debit AS DECIMAL(18,2)) AS debit, CAST(s.credit AS DECIMAL(18,2)) AS credit
    FROM (SELECT account_id, SUM(prior) AS prior, SUM(opening) AS opening, SUM(debit) AS debit, SUM(credit) AS credit
      FROM (${sums}) AS pieces GROUP BY account_id) AS s
    JOIN accounts a ON a.company_id = ? AND a.id = s.account_id
    JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id
    WHERE s.prior <> 0 OR s.opening <> 0 OR s.debit <> 0 OR s.credit <> 0
    ORDER BY g.nature, g.name, a.name, a.id`;
  return { sql, bindings: [...bindings, companyId] };
}
