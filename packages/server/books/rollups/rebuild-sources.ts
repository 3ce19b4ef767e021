import { POSTED_STATUS } from "@vanbook/sdk/books";

/** A rollup and how its source is summed; `checkBooks` compares, `rebuildRollups` corrects. */
export interface RollupSource {
  rollup:
    | "ledger_day"
    | "ledger_month"
    | "stock_day"
    | "stock_month"
    | "location_month"
    | "salesman_day"
    | "customer_month"
    | "batch_stock";
  source: "ledger_entries" | "stock_moves" | "bills" | "stock_move_batches";
  /**
   * The rollup's key columns (without company and slot), with their SQL over the source. Both
   * tables have an index that begins with company and the first key.
   */
  keys: Readonly<Record<string, string>>;
  sums: Readonly<Record<string, string>>;
  /** Rows change under the lock of their item, so they need no slots for concurrent updates. */
  hasNoSlots?: boolean;
}

const STOCK_SUMS = { quantity: "quantity", value: "value", taxable: "taxable", tax: "tax" };
const LEDGER_SUMS = { debit: "debit", credit: "credit", entries: "1" };
const BILL_SUMS = { bills: `(status = ${POSTED_STATUS})`, amount: `(status = ${POSTED_STATUS}) * amount` };

export const MONTH_SQL = "date - INTERVAL (DAYOFMONTH(date) - 1) DAY";

export const ROLLUP_SOURCES: readonly RollupSource[] = [
  {
    rollup: "ledger_day",
    source: "ledger_entries",
    keys: { account_id: "account_id", date: "date", entry_kind: "entry_kind" },
    sums: LEDGER_SUMS,
  },
  {
    rollup: "ledger_month",
    source: "ledger_entries",
    keys: { account_id: "account_id", month: MONTH_SQL, entry_kind: "entry_kind" },
    sums: LEDGER_SUMS,
  },
  {
    rollup: "stock_day",
    source: "stock_moves",
    keys: { item_id: "item_id", date: "date", move_kind: "move_kind" },
    sums: STOCK_SUMS,
  },
  {
    rollup: "stock_month",
    source: "stock_moves",
    keys: { item_id: "item_id", month: MONTH_SQL, move_kind: "move_kind" },
    sums: STOCK_SUMS,
  },
  {
    rollup: "location_month",
    source: "stock_moves",
    keys: { item_id: "item_id", location_id: "location_id", month: MONTH_SQL, move_kind: "move_kind" },
    sums: { quantity: "quantity", value: "value" },
  },
  {
    rollup: "salesman_day",
    source: "bills",
    keys: { salesman_id: "COALESCE(salesman_id, 0)", date: "date" },
    sums: BILL_SUMS,
  },
  {
    rollup: "customer_month",
    source: "bills",
    keys: { customer_id: "customer_id", month: MONTH_SQL },
    sums: BILL_SUMS,
  },
  {
    rollup: "batch_stock",
    source: "stock_move_batches",
    keys: { batch_id: "batch_id", location_id: "location_id" },
    sums: { quantity: "quantity" },
    hasNoSlots: true,
  },
];

/**
 * A query for the keys at which a rollup differs from its source, with `recomputed − stored` of
 * each sum, from one snapshot. Each side is summed before they are combined, so the combined rows
 * are as few as the rollup's, not as many as the source's. `range` limits both sides to values of
 * the first key above `:after`, up to `:until`.
 */
export function buildDifferencesSql(
  { rollup, source, keys, sums }: Omit<RollupSource, "source"> & { source: string },
  { range = false } = {},
): string {
  const names = Object.keys(keys);
  const limitToRange = (first = "") => (range ? `AND ${first} > :after AND ${first} <= :until` : "");
  const list = names.join(", ");
  const sumNames = Object.keys(sums);
  const fromSource = [
    ...Object.entries(keys).map(([name, expression]) => `${expression} AS ${name}`),
    ...Object.entries(sums).map(([name, expression]) => `SUM(${expression}) AS ${name}`),
  ].join(", ");
  const fromRollup = sumNames.map((name) => `-SUM(${name})`).join(", ");
  return `SELECT ${list}, ${sumNames.map((name) => `SUM(both_sides.${name}) AS ${name}`).join(", ")} FROM (
      SELECT ${fromSource} FROM ${source} WHERE company_id = :company ${limitToRange(Object.values(keys)[0])}
      GROUP BY ${names.map((_, index) => index + 1).join(", ")}
      UNION ALL
      SELECT ${list}, ${fromRollup} FROM ${rollup} WHERE company_id = :company ${limitToRange(names[0])} GROUP BY ${list}
    ) AS both_sides
    GROUP BY ${list} HAVING ${sumNames.map((name) => `SUM(both_sides.${name}) <> 0`).join(" OR ")}
    ORDER BY ${list}`;
}
