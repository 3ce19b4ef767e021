import type { Check } from "./finding.ts";
import { differencesSql, MONTH, ROLLUPS, type RollupSource } from "../rollups/rebuild-sources.ts";

/** I2: each rollup equals the sum of the rows that it is made from; the monthly rollups are compared with the daily ones. */
export const rollupChecks: readonly Check[] = [
  ...ROLLUPS.filter(({ rollup }) => rollup !== "ledger_month" && rollup !== "stock_month").map(sourceCheck),
  monthCheck("ledger_month", "ledger_day", "ledger_entries", ["account_id", "entry_kind"]),
  monthCheck("stock_month", "stock_day", "stock_moves", ["item_id", "move_kind"]),
];

function monthCheck(
  rollup: RollupSource["rollup"],
  days: RollupSource["rollup"],
  source: RollupSource["source"],
  keys: readonly string[],
): Check {
  const sums = Object.keys(ROLLUPS.find((each) => each.rollup === rollup)?.sums ?? {});
  const list = keys.join(", ");
  return {
    invariant: "I2",
    message: `${rollup} differs from the days of ${days}.`,
    sql: `SELECT month, ${list} FROM (
        SELECT ${MONTH} AS month, ${list}, ${sums.map((sum) => `SUM(${sum}) AS ${sum}`).join(", ")}
        FROM ${days} WHERE company_id = :company GROUP BY 1, ${list}
        UNION ALL
        SELECT month, ${list}, ${sums.map((sum) => `-SUM(${sum})`).join(", ")}
        FROM ${rollup} WHERE company_id = :company GROUP BY month, ${list}
      ) AS both_sides
      GROUP BY month, ${list} HAVING ${sums.map((sum) => `SUM(${sum}) <> 0`).join(" OR ")}
      ORDER BY month, ${list} LIMIT 1`,
    first: `SELECT MIN(voucher_id) AS voucher_id FROM ${source}
      WHERE company_id = :company AND ${keys.map((key) => `${key} = :${key}`).join(" AND ")}
        AND date >= :month AND date < :month + INTERVAL 1 MONTH`,
  };
}

/**
 * Compares sums by account or item only, which both tables have an index for: each sum plain, and weighted with a hash
 * of the remaining key columns, so that an amount under the wrong day, kind or location shows. Where they differ, the
 * exact keys are looked up.
 */
function sourceCheck(each: RollupSource): Check {
  const { rollup, source, sums } = each;
  const [lead = "", ...rest] = Object.keys(each.keys);
  const columns = (
    expressions: readonly (readonly [name: string, expression: string])[],
    sign: string,
    key: readonly string[],
    weight = `CRC32(CONCAT_WS(' ', ${key.join(", ")}))`,
  ) =>
    expressions.flatMap(([name, expression]) => [
      `${sign}SUM(${expression}) AS plain_${name}`,
      `${sign}SUM(${expression} * ${weight}) AS weighed_${name}`,
    ]);
  const names = Object.keys(sums);
  const differs = names.flatMap((name) => [`SUM(plain_${name}) <> 0`, `SUM(weighed_${name}) <> 0`]);
  const stored = names.map((name) => [name, name] as const);
  const restOfSource = rest.map((name) => each.keys[name] ?? name);
  const keys = Object.entries(each.keys).map(([name, expression]) => `s.${expression} = d.${name}`);
  return {
    invariant: "I2",
    message: `${rollup} differs from ${source}.`,
    sql: `SELECT ${lead} FROM (
        SELECT ${lead}, ${columns(Object.entries(sums), "", restOfSource).join(", ")} FROM ${source}
        WHERE company_id = :company GROUP BY ${lead}
        UNION ALL
        SELECT ${lead}, ${columns(stored, "-", rest).join(", ")} FROM ${rollup} WHERE company_id = :company GROUP BY ${lead}
      ) AS both_sides
      GROUP BY ${lead} HAVING ${differs.join(" OR ")} ORDER BY ${lead} LIMIT 1`,
    first: `SELECT MIN(s.voucher_id) AS voucher_id FROM (${differencesSql(each, `AND ${lead} = :${lead}`)} LIMIT 1) AS d
      JOIN ${source} s ON s.company_id = :company AND ${keys.join(" AND ")}`,
  };
}
