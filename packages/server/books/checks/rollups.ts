import { OF_RANGE } from "./document-fingerprint.ts";
import { selectOnlyVoucher, type Check } from "./finding.ts";
import {
  buildDifferencesSql,
  MONTH_SQL,
  ROLLUP_SOURCES,
  type RollupSource,
} from "../rollups/rebuild-sources.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";

const IN_ONE_PASS: ReadonlySet<string> = new Set(["stock_day", "location_month"]);
const SUM_WEIGHTS = [1, 7013, 10007, 20011];
const DAYS_TO_MONTH = "(TO_DAYS(date) - DAYOFMONTH(date) + 1)";
const PARTY_MESSAGES = {
  also: {
    I11: "The closing of a party's ledger, of whole months and days, differs from the running balance of its days.",
  },
} as const;

const KEPT_MONTHS_SQL = "SELECT month FROM kept_balances WHERE company_id = :company";
/** I2: the kept balance of each month is the previous month's balance plus the month's entries. */
const keptBalances: Check = {
  invariant: "I2",
  message: "ledger_balance differs from ledger_month.",
  sql: `SELECT NULL AS voucher_id FROM (
      SELECT account_id, entry_kind, month, debit, credit, entries FROM ledger_balance WHERE company_id = :company AND month <= (${KEPT_MONTHS_SQL})
      UNION ALL
      SELECT account_id, entry_kind, month + INTERVAL 1 MONTH, -debit, -credit, -entries FROM ledger_balance
        WHERE company_id = :company AND month < (${KEPT_MONTHS_SQL})
      UNION ALL
      SELECT account_id, entry_kind, month, -debit, -credit, -entries FROM ledger_month WHERE company_id = :company AND month <= (${KEPT_MONTHS_SQL})
    ) AS both_sides
    GROUP BY account_id, entry_kind, month HAVING SUM(debit) <> 0 OR SUM(credit) <> 0 OR SUM(entries) <> 0 LIMIT :most`,
};

/**
 * I2: each rollup equals the sum of its source rows; monthly rollups are compared with the daily
 * ones. I11: a party's whole months add up to the same as its single days.
 */
export const rollupChecks: readonly Check[] = [
  ...ROLLUP_SOURCES.filter(({ source }) => source === "ledger_entries").map(buildComparison),
  keptBalances,
  {
    invariant: "I2",
    message: "stock_day or location_month differs from stock_moves.",
    ...compareSides(...buildMovedSides()),
    parts: ROLLUP_SOURCES.filter(({ rollup }) => IN_ONE_PASS.has(rollup)).map(buildComparison),
  },
  ...ROLLUP_SOURCES.filter(
    ({ rollup, source }) => source !== "ledger_entries" && !IN_ONE_PASS.has(rollup),
  ).map(buildComparison),
];

function buildComparison(each: RollupSource): Check {
  if (each.rollup === "ledger_month") return buildRollupCheck(each, "ledger_day", PARTY_MESSAGES);
  return buildRollupCheck(each, each.rollup === "stock_month" ? "stock_day" : each.source);
}

function buildMovedSides(): Sides {
  const weight = "((item_id * 7919 + CRC32(move_kind)) % 1073741789)";
  const ofDay = "((TO_DAYS(date) * 104729 + 1) % 1073741789)";
  const ofPlace = (day: string) => `((${day} * 104729 + location_id * 15485863 + 1) % 1073741789)`;
  const goods = `(quantity + value * ${SUM_WEIGHTS[1]})`;
  const price = `(taxable * ${SUM_WEIGHTS[2]} + tax * ${SUM_WEIGHTS[3]})`;
  const sum = (table: string, sql: string, only?: string) => sumOf(table, `(${sql}) * ${weight}`, only);
  return [
    (only) =>
      sum("stock_moves", `${goods} * (${ofDay} + ${ofPlace(DAYS_TO_MONTH)}) + ${price} * ${ofDay}`, only),
    `${sum("stock_day", `(${goods} + ${price}) * ${ofDay}`)} + ${sum("location_month", `${goods} * ${ofPlace("TO_DAYS(month)")}`)}`,
  ];
}

type Sides = [posted: (only?: string) => string, rolledUp: string];

function compareSides(postedSql: Sides[0], rolledUp: string): Pick<Check, "sql" | "sides"> {
  return {
    sql: `SELECT 1 AS differs FROM (SELECT ${postedSql()} AS posted, ${rolledUp} AS rolled_up) AS both_sides
      WHERE posted <> rolled_up`,
    sides: {
      ofRange: `SELECT ${postedSql(`AND voucher_id ${OF_RANGE}`)} AS number`,
      rolledUp: `SELECT ${rolledUp} AS number`,
    },
  };
}

/** Each side is one sum, weighted by key. The keys are searched only if the sums differ. */
function buildRollupCheck(each: RollupSource, from: string, also: Pick<Check, "also"> = {}): Check {
  const { rollup, source, keys, sums } = each;
  const isOfRollup = from !== source;
  const period = keys.month && isOfRollup ? MONTH_SQL : null;
  const keysFrom = Object.fromEntries(
    Object.keys(keys).map((key) => [
      key,
      key === "month" && period ? period : isOfRollup ? key : (keys[key] ?? key),
    ]),
  );
  const sumsFrom = isOfRollup ? Object.fromEntries(Object.keys(sums).map((sum) => [sum, sum])) : sums;
  const storedKeys = Object.fromEntries(Object.keys(keys).map((key) => [key, key]));
  const storedSums = Object.fromEntries(Object.keys(sums).map((sum) => [sum, sum]));
  const keyColumns = Object.keys(keys)
    .map((name) => `d.${name}`)
    .join(", ");
  const namedKeys = Object.entries(keys).map(([name, expression]) => `${expression} AS ${name}`);
  const where = Object.keys(keys).map((name) => `s.${name} = d.${name}`);
  const differing = `(SELECT * FROM (${buildDifferencesSql({ ...each, source: from, keys: keysFrom, sums: sumsFrom })}) AS q LIMIT :most) AS d
      LEFT JOIN (SELECT voucher_id, ${namedKeys.join(", ")} FROM ${source} WHERE company_id = :company) AS s ON ${where.join(" AND ")}`;
  const ofParties = also.also
    ? `UNION ALL SELECT NULL, ${keyColumns}, 'I11' FROM ${differing}
        JOIN accounts a ON a.company_id = :company AND a.id = d.account_id AND a.group_id IN (${ACCOUNT_GROUP.debtors}, ${ACCOUNT_GROUP.creditors})
        GROUP BY ${keyColumns}`
    : "";
  const buildPostedSql = (only?: string) => buildNumberSql(from, keysFrom, sumsFrom, only);
  const both = compareSides(buildPostedSql, buildNumberSql(rollup, storedKeys, storedSums));
  return {
    invariant: "I2",
    message: `${rollup} differs from ${from}.`,
    ...also,
    ...(rollup === "ledger_day" ? both : { sql: both.sql }),
    first: `SELECT ${selectOnlyVoucher("s.voucher_id")}, ${keyColumns}, 'I2' AS invariant FROM ${differing} GROUP BY ${keyColumns} ${ofParties}`,
    at: Object.keys(keys),
  };
}

function buildNumberSql(
  table: string,
  keys: Readonly<Record<string, string>>,
  sums: Readonly<Record<string, string>>,
  only?: string,
): string {
  const addedSums = Object.values(sums).map((sum, index) =>
    index === 0 ? sum : `${sum} * ${SUM_WEIGHTS[index]}`,
  );
  const {
    date,
    month,
    entry_kind: entryKind,
    move_kind: moveKind,
    location_id: location = "0",
    ...ids
  } = keys;
  const [id] = Object.values(ids);
  // The weight is a product of integers that fits into 64 bits, so that the sums are multiplied
  // only once.
  const day = date ?? month;
  const days = month === MONTH_SQL ? DAYS_TO_MONTH : day === undefined ? "0" : `TO_DAYS(${day})`;
  const weight = `((${id} * 7919 + CRC32(${entryKind ?? moveKind ?? "''"})) % 2147483647)
        * ((${days} * 104729 + ${location} * 15485863 + 1) % 2147483647)`;
  return sumOf(table, `(${addedSums.join(" + ")}) * (${weight})`, only);
}

function sumOf(table: string, sql: string, only = ""): string {
  return `(SELECT COALESCE(SUM(${sql}), 0) FROM ${table} WHERE company_id = :company ${only})`;
}
