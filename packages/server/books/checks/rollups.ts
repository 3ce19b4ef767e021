import { OF_RANGE } from "./document-fingerprint.ts";
import { onlyVoucher, type Check } from "./finding.ts";
import { differencesSql, MONTH, ROLLUPS, type RollupSource } from "../rollups/rebuild-sources.ts";
import { GROUP } from "@vanbook/sdk/books";

const IN_ONE_PASS: ReadonlySet<string> = new Set(["stock_day", "location_month"]);
const WEIGHTS = [1, 7013, 10007, 20011];
/** `TO_DAYS` of the month's first day. */
const DAYS_TO_MONTH = "(TO_DAYS(date) - DAYOFMONTH(date) + 1)";
const PARTIES = {
  also: {
    I11: "The closing of a party's ledger, of whole months and days, differs from the running balance of its days.",
  },
} as const;

const KEPT = "SELECT month FROM kept_balances WHERE company_id = :company";
/** I2: the kept balance of each month is the previous month's balance plus the month's entries. */
const keptBalances: Check = {
  invariant: "I2",
  message: "ledger_balance differs from ledger_month.",
  sql: `SELECT NULL AS voucher_id FROM (
      SELECT account_id, entry_kind, month, debit, credit, entries FROM ledger_balance WHERE company_id = :company AND month <= (${KEPT})
      UNION ALL
      SELECT account_id, entry_kind, month + INTERVAL 1 MONTH, -debit, -credit, -entries FROM ledger_balance
        WHERE company_id = :company AND month < (${KEPT})
      UNION ALL
      SELECT account_id, entry_kind, month, -debit, -credit, -entries FROM ledger_month WHERE company_id = :company AND month <= (${KEPT})
    ) AS both_sides
    GROUP BY account_id, entry_kind, month HAVING SUM(debit) <> 0 OR SUM(credit) <> 0 OR SUM(entries) <> 0 LIMIT :most`,
};

/**
 * I2: each rollup equals the sum of its source rows; monthly rollups are compared with the daily ones. I11: for a
 * customer or supplier, whole months add up to the same as single days.
 */
export const rollupChecks: readonly Check[] = [
  ...ROLLUPS.filter(({ source }) => source === "ledger_entries").map(compared),
  keptBalances,
  {
    invariant: "I2",
    message: "stock_day or location_month differs from stock_moves.",
    ...comparing(...movedSides()),
    parts: ROLLUPS.filter(({ rollup }) => IN_ONE_PASS.has(rollup)).map(compared),
  },
  ...ROLLUPS.filter(({ rollup, source }) => source !== "ledger_entries" && !IN_ONE_PASS.has(rollup)).map(
    compared,
  ),
];

function compared(each: RollupSource): Check {
  if (each.rollup === "ledger_month") return rollupCheck(each, "ledger_day", PARTIES);
  return rollupCheck(each, each.rollup === "stock_month" ? "stock_day" : each.source);
}

/**
 * Compares both rollups of the stock moves in one query, with checksums: by item, kind and day, and by item, kind,
 * month and place.
 */
function movedSides(): Sides {
  const weight = "((item_id * 7919 + CRC32(move_kind)) % 1073741789)";
  const ofDay = "((TO_DAYS(date) * 104729 + 1) % 1073741789)";
  const ofPlace = (day: string) => `((${day} * 104729 + location_id * 15485863 + 1) % 1073741789)`;
  const goods = `(quantity + value * ${WEIGHTS[1]})`;
  const price = `(taxable * ${WEIGHTS[2]} + tax * ${WEIGHTS[3]})`;
  const sum = (table: string, sql: string, only?: string) => sumOf(table, `(${sql}) * ${weight}`, only);
  return [
    (only) =>
      sum("stock_moves", `${goods} * (${ofDay} + ${ofPlace(DAYS_TO_MONTH)}) + ${price} * ${ofDay}`, only),
    `${sum("stock_day", `(${goods} + ${price}) * ${ofDay}`)} + ${sum("location_month", `${goods} * ${ofPlace("TO_DAYS(month)")}`)}`,
  ];
}

/** SQL of one number: over the posted rows (all, or `only` some), and over their rollup. */
type Sides = [posted: (only?: string) => string, rolledUp: string];

function comparing(posted: Sides[0], rolledUp: string): Pick<Check, "sql" | "sides"> {
  return {
    sql: `SELECT 1 AS differs FROM (SELECT ${posted()} AS posted, ${rolledUp} AS rolled_up) AS both_sides
      WHERE posted <> rolled_up`,
    sides: {
      ofRange: `SELECT ${posted(`AND voucher_id ${OF_RANGE}`)} AS number`,
      rolledUp: `SELECT ${rolledUp} AS number`,
    },
  };
}

/**
 * Sums each side to one number: all sums of a row, weighted by its key. The keys are searched only if the numbers
 * differ.
 */
function rollupCheck(each: RollupSource, from: string, also: Pick<Check, "also"> = {}): Check {
  const { rollup, source, keys, sums } = each;
  const isOfRollup = from !== source;
  const period = keys.month && isOfRollup ? MONTH : null;
  const keysFrom = Object.fromEntries(
    Object.keys(keys).map((key) => [
      key,
      key === "month" && period ? period : isOfRollup ? key : (keys[key] ?? key),
    ]),
  );
  const sumsFrom = isOfRollup ? Object.fromEntries(Object.keys(sums).map((sum) => [sum, sum])) : sums;
  const stored = Object.fromEntries(Object.keys(keys).map((key) => [key, key]));
  const storedSums = Object.fromEntries(Object.keys(sums).map((sum) => [sum, sum]));
  const found = Object.keys(keys)
    .map((name) => `d.${name}`)
    .join(", ");
  const named = Object.entries(keys).map(([name, expression]) => `${expression} AS ${name}`);
  const where = Object.keys(keys).map((name) => `s.${name} = d.${name}`);
  const differing = `(SELECT * FROM (${differencesSql({ ...each, source: from, keys: keysFrom, sums: sumsFrom })}) AS q LIMIT :most) AS d
      LEFT JOIN (SELECT voucher_id, ${named.join(", ")} FROM ${source} WHERE company_id = :company) AS s ON ${where.join(" AND ")}`;
  const ofParties = also.also
    ? `UNION ALL SELECT NULL, ${found}, 'I11' FROM ${differing}
        JOIN accounts a ON a.company_id = :company AND a.id = d.account_id AND a.group_id IN (${GROUP.debtors}, ${GROUP.creditors})
        GROUP BY ${found}`
    : "";
  const posted = (only?: string) => number(from, keysFrom, sumsFrom, only);
  const both = comparing(posted, number(rollup, stored, storedSums));
  return {
    invariant: "I2",
    message: `${rollup} differs from ${from}.`,
    ...also,
    ...(rollup === "ledger_day" ? both : { sql: both.sql }),
    first: `SELECT ${onlyVoucher("s.voucher_id")}, ${found}, 'I2' AS invariant FROM ${differing} GROUP BY ${found} ${ofParties}`,
    at: Object.keys(keys),
  };
}

/** SQL of one number that combines a table's sums, weighted by its keys. */
function number(
  table: string,
  keys: Readonly<Record<string, string>>,
  sums: Readonly<Record<string, string>>,
  only?: string,
): string {
  const added = Object.values(sums).map((sum, index) => (index === 0 ? sum : `${sum} * ${WEIGHTS[index]}`));
  const {
    date,
    month,
    entry_kind: entryKind,
    move_kind: moveKind,
    location_id: location = "0",
    ...ids
  } = keys;
  const [id] = Object.values(ids);
  // The weight is a product of integers that fits into 64 bits, so that the sums are multiplied only once.
  const day = date ?? month;
  const days = month === MONTH ? DAYS_TO_MONTH : day === undefined ? "0" : `TO_DAYS(${day})`;
  const weight = `((${id} * 7919 + CRC32(${entryKind ?? moveKind ?? "''"})) % 2147483647)
        * ((${days} * 104729 + ${location} * 15485863 + 1) % 2147483647)`;
  return sumOf(table, `(${added.join(" + ")}) * (${weight})`, only);
}

function sumOf(table: string, sql: string, only = ""): string {
  return `(SELECT COALESCE(SUM(${sql}), 0) FROM ${table} WHERE company_id = :company ${only})`;
}
