import { periodsOf, type ReportRange } from "./periods.ts";
import type { Question } from "./trial-balance.ts";

/** What was sold of each item, for what, and its cost, from the rollups of stock. */
export function itemWise(companyId: number, range: ReportRange): Question {
  const pieces = periodsOf(range).flatMap(({ rollup, from, to, counts: { movement } }) =>
    movement === undefined
      ? []
      : [
          {
            sql: soldSql(`stock_${rollup}`, rollup === "month" ? "month" : "date", movement),
            bindings: [companyId, from, to],
          },
        ],
  );
  return named(
    companyId,
    pieces.map(({ sql }) => sql).join(" UNION ALL "),
    pieces.flatMap(({ bindings }) => bindings),
  );
}

/** The same summed from the stock moves. */
export function itemWiseOfMoves(companyId: number, { from, to }: ReportRange): Question {
  return named(companyId, soldSql("stock_moves", "date", 1), [companyId, from, to]);
}

function soldSql(table: string, period: string, times: number) {
  const sums = COLUMNS.map(([name, value]) => `${times} * SUM(${value}) AS ${name}`).join(", ");
  return `SELECT item_id, ${sums} FROM ${table}
    WHERE company_id = ? AND ${period} BETWEEN ? AND ? AND move_kind IN ('SALE', 'FREE', 'SALE_RETURN')
    GROUP BY item_id`;
}

function named(companyId: number, pieces: string, bindings: (string | number)[]): Question {
  const sums = COLUMNS.map(([name]) => `SUM(p.${name}) AS ${name}`).join(", ");
  const sql = `SELECT i.id, i.name, s.quantity, s.taxable, s.tax, s.cost
    FROM (SELECT p.item_id, ${sums} FROM (${pieces}) AS p GROUP BY p.item_id) AS s
    JOIN items i ON i.company_id = ? AND i.id = s.item_id
    WHERE s.quantity <> 0 OR s.taxable <> 0 OR s.tax <> 0 OR s.cost <> 0 ORDER BY i.name, i.id`;
  return { sql, bindings: [...bindings, companyId] };
}

/** Goods come back with a quantity of the other sign, but with what they had been sold for as it was. */
const COLUMNS = [
  ["quantity", "-quantity"],
  ["taxable", "CASE WHEN move_kind = 'SALE_RETURN' THEN -taxable ELSE taxable END"],
  ["tax", "CASE WHEN move_kind = 'SALE_RETURN' THEN -tax ELSE tax END"],
  ["cost", "-value"],
] as const;
