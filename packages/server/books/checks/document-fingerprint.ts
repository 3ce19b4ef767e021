import { documentRows, listHeadConditions } from "./document-check.ts";
import { isLookedUp, type Claim, type DocumentRule, type LineRule, type MoveClaim } from "./document-rule.ts";
import {
  buildClaimSql,
  buildLineGoodsSql,
  isGapped,
  buildKindWeightSql,
  subtractTerm,
  buildNotHoldingSql,
  placeWeight,
  ofGoods,
  buildLinePriceSql,
  buildValueWeightSql,
  buildEntryWeightSql,
  buildMoveWeightSql,
} from "./document-sum.ts";

/**
 * Compares all documents of the vouchers `:from` to `:until` with their ledger entries and stock
 * moves. Reads each table once for all documents, unlike `buildDocumentCheck`, which looks up the
 * rows of one. Each voucher's sum is multiplied by a number computed from its id and date. The
 * total is zero only if every voucher's sum is zero, so single vouchers are examined only in a
 * range that differs.
 */
export function buildFingerprint(rules: readonly DocumentRule[]) {
  const summedRules = rules.filter((rule) => !isLookedUp(rule));
  const others = buildOthersSql(rules);
  const postedSql = [buildEntriesSql, buildMovesSql(summedRules)];
  const joinAllSql = (sql: typeof sumOf) =>
    [
      ...postedSql.map((vouchers) => sql(vouchers(""))),
      ...postedSql.map((vouchers) => sql(vouchers(others), "-")),
      ...summedRules.map((rule) => sql(buildDocumentsSql(rule))),
    ].join("\n      UNION ALL ");
  const differs = "HAVING COALESCE(SUM(total), 0) <> 0 OR COALESCE(SUM(wrong), 0) <> 0";
  return {
    differs: `SELECT 1 AS differs FROM (${joinAllSql(sumOf)}) AS parts ${differs}`,
    vouchers: `SELECT voucher_id FROM (${joinAllSql(selectEachSql)}) AS parts GROUP BY voucher_id ${differs}`,
  };
}

/**
 * SQL of the vouchers that these rules do not cover: documents that a look-up checks one by one,
 * openings, closings and reversals. The sum over all vouchers includes them, so they are subtracted
 * from it.
 */
function buildOthersSql(rules: readonly DocumentRule[]): string {
  const kinds = rules.filter(isLookedUp).flatMap((rule) => rule.kinds);
  return `x.company_id = :company AND x.id ${OF_RANGE}
          AND (x.reverses_id IS NOT NULL OR x.kind IN (${[...kinds, "opening", "closing"].map(wrapInQuotes).join(", ")}))`;
}

interface Vouchers {
  total: string;
  from: string;
}

function selectEachSql({ total, from }: Vouchers, sign = ""): string {
  return `SELECT voucher_id, ${sign}(${total}) * CRC32(date) AS total, ${sign}wrong AS wrong FROM (${from}) AS vouchers`;
}

function sumOf({ total, from }: Vouchers, sign = ""): string {
  return `SELECT ${sign}SUM((${total}) * CRC32(CONCAT(voucher_id, ' ', date))) AS total, ${sign}SUM(wrong) AS wrong
        FROM (${from}) AS vouchers`;
}

/**
 * The account that took a bill's cash is only in the ledger, so a bill's payment entries are
 * weighted by the customer and by both accounts together. A receipt's accounts are known, so its
 * entries are weighted normally.
 */
export function buildEntriesSql(only: string): Vouchers {
  const amount = "(e.debit - e.credit)";
  const both = "(e.account_id + e.against_id) * 7919";
  const paidSql = `e.debit * (e.against_id * 2 * ${PAID_WEIGHT} + ${both}) - e.credit * (e.account_id * ${PAID_WEIGHT} + ${both})`;
  return {
    total: "total",
    from: `SELECT e.voucher_id, MIN(e.date) AS date, SUM(${amount} * ${buildEntryWeightSql()}) + MAX(e.entry_kind = 'bill')
            * COALESCE(SUM(CASE WHEN e.entry_kind = 'receipt' THEN ${paidSql} - ${amount} * ${buildEntryWeightSql()} END), 0) AS total,
          MIN(e.date) <> MAX(e.date) OR ${isGapped("e")} OR COUNT(e.narration) > 0 AS wrong
        FROM ${ofVouchers("ledger_entries", "e", only)} GROUP BY e.voucher_id`,
  };
}

/**
 * What a move's value is compared with depends on the kind of document, which its move kind shows.
 */
export function buildMovesSql(rules: readonly DocumentRule[]) {
  const goods = rules.flatMap(({ lines, entries }) =>
    lines ? [{ lines, entries, kinds: listMoveKinds(lines) }] : [],
  );
  const place = goods.reduce(
    (other, { lines, kinds }) =>
      lines.place
        ? `CASE WHEN m.move_kind IN (${kinds}) THEN ${lines.place("m.location_id")} ELSE ${other} END`
        : other,
    "m.location_id",
  );
  const worthless = goods.filter(({ lines }) => lines.moves.every(({ value }) => value === undefined));
  const ofEntries = goods.flatMap(({ entries, kinds }) => {
    const claims = entries.filter(({ of }) => of === "moves");
    return claims.length > 0 ? [`WHEN kind IN (${kinds}) THEN ${buildWeights(claims)[0]?.weight}`] : [];
  });
  const total = `total + value * CASE ${ofEntries.join(" ")} ELSE 0 END
          + value_of_items * (kind NOT IN (${worthless.map(({ kinds }) => kinds).join(", ")}))`;
  return (only: string): Vouchers => ({
    total,
    from: `SELECT m.voucher_id, MIN(m.date) AS date, MIN(m.move_kind) AS kind, SUM(${buildMoveWeightSql(place)}) AS total,
          SUM(m.value) AS value, SUM(m.value * ${buildValueWeightSql("m.item_id")}) AS value_of_items,
          MIN(m.date) <> MAX(m.date) OR ${isGapped("m")} AS wrong
        FROM ${ofVouchers("stock_moves", "m", only)} GROUP BY m.voucher_id`,
  });
}

function ofVouchers(table: string, row: "e" | "m", only: string): string {
  if (!only) return `${table} ${row} WHERE ${row}.company_id = :company AND ${row}.voucher_id ${OF_RANGE}`;
  return `vouchers x JOIN ${table} ${row} ON ${row}.company_id = x.company_id AND ${row}.voucher_id = x.id WHERE ${only}`;
}

/**
 * Lists only the move kinds that the rule states as literals. Rules with calculated kinds are those
 * of van loads.
 */
function listMoveKinds({ moves }: LineRule): string {
  return [...new Set(moves.map(({ kind }) => kind).filter((kind) => /^'\w+'$/.test(kind)))].join(", ");
}

export function buildDocumentsSql(rule: DocumentRule): Vouchers {
  const { cashOf, entries, lines } = rule;
  const own = [
    ...entries.filter(({ of }) => of === undefined).map(buildClaimSql),
    ...(cashOf ? [`(d.mode = 0) * d.amount * ${cashOf} * ${PAID_WEIGHT}`] : []),
  ];
  const head = `(${listHeadConditions(rule).join(" AND ")}) IS NOT TRUE`;
  const where = `WHERE d.company_id = :company AND d.voucher_id ${OF_RANGE}`;
  const buildRowSql = (total: readonly string[], wrong: string) =>
    `SELECT STRAIGHT_JOIN d.voucher_id, d.date, COALESCE(0 ${total.join(" ")}, ${WRONG_TOTAL}) AS total, ${wrong} AS wrong ${documentRows(rule)}`;
  if (!lines) return { total: "total", from: `${buildRowSql(own.map(subtractTerm), head)} ${where}` };
  const summedAmounts = buildWeights(entries.filter(({ of }) => of === "lines")).map(
    ({ amount, weight }) => `+ SUM(${amount}) * ${weight}`,
  );
  const claimSql = [
    ...own,
    ...lines.moves.map((claim) => (claim.of ? buildLineGoodsSql(lines, claim) : buildMovedSql(lines, claim))),
    ...(lines.priced ? [`SUM(${buildLinePriceSql(lines)})`] : []),
  ];
  const sums = Object.entries(lines.sums).map(([name, sum]) => `SUM(l.${name}) = ${sum}`);
  const wrong = `${head} OR (${sums.join(" AND ")}) IS NOT TRUE OR SUM(${buildNotHoldingSql(lines.holds)}) <> 0 OR ${isGapped("l")}`;
  return {
    total: "total",
    from: `${buildRowSql([...summedAmounts, ...claimSql.map(subtractTerm)], wrong)}
        LEFT JOIN ${lines.table} l ON l.company_id = d.company_id AND l.${lines.parent} = d.id ${where}
        GROUP BY d.voucher_id, d.id`,
  };
}

function buildMovedSql(lines: LineRule, claim: MoveClaim): string {
  const { place = (location: string) => location } = lines;
  const sumOf = (expression: string) => `SUM(${ofGoods(lines, expression)})`;
  const goods = `${sumOf(`(${claim.quantity}) * ${buildKindWeightSql("l.item_id", claim.kind)}`)} * ${placeWeight(place(claim.location))}`;
  return claim.value === undefined
    ? goods
    : `(${goods} + ${sumOf(`(${claim.value}) * ${buildValueWeightSql("l.item_id")}`)})`;
}

/**
 * The columns that the claims use, each with the negated sum of its weights. `0.0` makes the weight
 * a decimal, so that it can be negative (CRC32 is unsigned).
 */
function buildWeights(claims: readonly Claim[]): { amount: string; weight: string }[] {
  const byAmount = new Map<string, string[]>();
  for (const { amount, account, against, entryKind } of claims) {
    const column = amount.replace(/^-/, "");
    const weight = buildEntryWeightSql(account, against, `'${entryKind}'`);
    byAmount.set(column, [...(byAmount.get(column) ?? []), `${column === amount ? "-" : "+"} ${weight}`]);
  }
  return [...byAmount].map(([amount, all]) => ({ amount, weight: `(0.0 ${all.join(" ")})` }));
}

function wrapInQuotes(text: string): string {
  return `'${text}'`;
}

export const OF_RANGE = "BETWEEN :from AND :until";
const PAID_WEIGHT = 179424673;
const WRONG_TOTAL = `1${"0".repeat(38)}`;
