import { documentRows, headHolds } from "./document-check.ts";
import { isLookedUp, type Claim, type DocumentRule, type LineRule, type MoveClaim } from "./document-rule.ts";
import {
  amountOfClaim,
  goodsOf,
  isGapped,
  kindWeight,
  minus,
  notHolding,
  placeWeight,
  ofGoods,
  priceOfLine,
  valueWeight,
  weightOfEntry,
  weightOfMove,
} from "./document-sum.ts";

/**
 * Compares all documents of the vouchers `:from` to `:until` with their ledger entries and stock moves.
 * `documentCheck` does this for one document by looking its rows up; here each table is read once for all documents,
 * and each voucher's sum is multiplied by a number computed from its id and date. The total is zero only if every
 * voucher's sum is zero, so single vouchers are examined only in a range that differs.
 */
export function fingerprintOf(rules: readonly DocumentRule[]) {
  const summed = rules.filter((rule) => !isLookedUp(rule));
  const others = othersOf(rules);
  const posted = [entriesSql, movesSql(summed)];
  const all = (sql: typeof sumOf) =>
    [
      ...posted.map((vouchers) => sql(vouchers(""))),
      ...posted.map((vouchers) => sql(vouchers(others), "-")),
      ...summed.map((rule) => sql(documentsSql(rule))),
    ].join("\n      UNION ALL ");
  const differs = "HAVING COALESCE(SUM(total), 0) <> 0 OR COALESCE(SUM(wrong), 0) <> 0";
  return {
    /** A query that returns a row if any document differs. */
    differs: `SELECT 1 AS differs FROM (${all(sumOf)}) AS parts ${differs}`,
    /** A query for the ids of the vouchers that differ; nearly as fast. */
    vouchers: `SELECT voucher_id FROM (${all(eachOf)}) AS parts GROUP BY voucher_id ${differs}`,
  };
}

/**
 * Condition for vouchers that are checked elsewhere: documents that are looked up, openings, closings and reversals.
 * They are summed with the others and then subtracted.
 */
function othersOf(rules: readonly DocumentRule[]): string {
  const kinds = rules.filter(isLookedUp).flatMap((rule) => rule.kinds);
  return `x.company_id = :company AND x.id ${OF_RANGE}
          AND (x.reverses_id IS NOT NULL OR x.kind IN (${[...kinds, "opening", "closing"].map(quoted).join(", ")}))`;
}

interface Vouchers {
  /** SQL of a voucher's sum, over the columns of `from`. */
  total: string;
  /** A query for `voucher_id`, `date`, `wrong` and the columns in `total`. */
  from: string;
}

function eachOf({ total, from }: Vouchers, sign = ""): string {
  return `SELECT voucher_id, ${sign}(${total}) * CRC32(date) AS total, ${sign}wrong AS wrong FROM (${from}) AS vouchers`;
}

function sumOf({ total, from }: Vouchers, sign = ""): string {
  return `SELECT ${sign}SUM((${total}) * CRC32(CONCAT(voucher_id, ' ', date))) AS total, ${sign}SUM(wrong) AS wrong
        FROM (${from}) AS vouchers`;
}

/**
 * The ledger entries of each voucher. The account that took a bill's cash is only in the ledger, so a bill's payment
 * entries are weighted by the customer and by both accounts together. A receipt's accounts are known, so its entries
 * are weighted normally.
 */
export function entriesSql(only: string): Vouchers {
  const amount = "(e.debit - e.credit)";
  const both = "(e.account_id + e.against_id) * 7919";
  const paid = `e.debit * (e.against_id * 2 * ${PAID} + ${both}) - e.credit * (e.account_id * ${PAID} + ${both})`;
  return {
    total: "total",
    from: `SELECT e.voucher_id, MIN(e.date) AS date, SUM(${amount} * ${weightOfEntry()}) + MAX(e.entry_kind = 'bill')
            * COALESCE(SUM(CASE WHEN e.entry_kind = 'receipt' THEN ${paid} - ${amount} * ${weightOfEntry()} END), 0) AS total,
          MIN(e.date) <> MAX(e.date) OR ${isGapped("e")} OR COUNT(e.narration) > 0 AS wrong
        FROM ${ofVouchers("ledger_entries", "e", only)} GROUP BY e.voucher_id`,
  };
}

/**
 * The stock moves of each voucher. What a move's value is compared with depends on the kind of document, which its
 * move kind shows.
 */
export function movesSql(rules: readonly DocumentRule[]) {
  const goods = rules.flatMap(({ lines, entries }) =>
    lines ? [{ lines, entries, kinds: kindsOf(lines) }] : [],
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
    return claims.length > 0 ? [`WHEN kind IN (${kinds}) THEN ${weights(claims)[0]?.weight}`] : [];
  });
  const total = `total + value * CASE ${ofEntries.join(" ")} ELSE 0 END
          + value_of_items * (kind NOT IN (${worthless.map(({ kinds }) => kinds).join(", ")}))`;
  return (only: string): Vouchers => ({
    total,
    from: `SELECT m.voucher_id, MIN(m.date) AS date, MIN(m.move_kind) AS kind, SUM(${weightOfMove(place)}) AS total,
          SUM(m.value) AS value, SUM(m.value * ${valueWeight("m.item_id")}) AS value_of_items,
          MIN(m.date) <> MAX(m.date) OR ${isGapped("m")} AS wrong
        FROM ${ofVouchers("stock_moves", "m", only)} GROUP BY m.voucher_id`,
  });
}

function ofVouchers(table: string, row: "e" | "m", only: string): string {
  if (!only) return `${table} ${row} WHERE ${row}.company_id = :company AND ${row}.voucher_id ${OF_RANGE}`;
  return `vouchers x JOIN ${table} ${row} ON ${row}.company_id = x.company_id AND ${row}.voucher_id = x.id WHERE ${only}`;
}

/** The move kinds that are literals in the rule; other kinds are only those of van loads. */
function kindsOf({ moves }: LineRule): string {
  return [...new Set(moves.map(({ kind }) => kind).filter((kind) => /^'\w+'$/.test(kind)))].join(", ");
}

/** Each document with its lines, minus what they say about its ledger entries and stock moves. */
export function documentsSql(rule: DocumentRule): Vouchers {
  const { cashOf, entries, lines } = rule;
  const own = [
    ...entries.filter(({ of }) => of === undefined).map(amountOfClaim),
    ...(cashOf ? [`(d.mode = 0) * d.amount * ${cashOf} * ${PAID}`] : []),
  ];
  const head = `(${headHolds(rule).join(" AND ")}) IS NOT TRUE`;
  const where = `WHERE d.company_id = :company AND d.voucher_id ${OF_RANGE}`;
  const row = (total: readonly string[], wrong: string) =>
    `SELECT STRAIGHT_JOIN d.voucher_id, d.date, COALESCE(0 ${total.join(" ")}, ${WRONG}) AS total, ${wrong} AS wrong ${documentRows(rule)}`;
  if (!lines) return { total: "total", from: `${row(own.map(minus), head)} ${where}` };
  const summed = weights(entries.filter(({ of }) => of === "lines")).map(
    ({ amount, weight }) => `+ SUM(${amount}) * ${weight}`,
  );
  const said = [
    ...own,
    ...lines.moves.map((claim) => (claim.of ? goodsOf(lines, claim) : moved(lines, claim))),
    ...(lines.priced ? [`SUM(${priceOfLine(lines)})`] : []),
  ];
  const sums = Object.entries(lines.sums).map(([name, sum]) => `SUM(l.${name}) = ${sum}`);
  const wrong = `${head} OR (${sums.join(" AND ")}) IS NOT TRUE OR SUM(${notHolding(lines.holds)}) <> 0 OR ${isGapped("l")}`;
  return {
    total: "total",
    from: `${row([...summed, ...said.map(minus)], wrong)}
        LEFT JOIN ${lines.table} l ON l.company_id = d.company_id AND l.${lines.parent} = d.id ${where}
        GROUP BY d.voucher_id, d.id`,
  };
}

/** SQL of the goods of all lines of a document. The place and the move kind come from the document. */
function moved(lines: LineRule, claim: MoveClaim): string {
  const { place = (location: string) => location } = lines;
  const sumOf = (said: string) => `SUM(${ofGoods(lines, said)})`;
  const goods = `${sumOf(`(${claim.quantity}) * ${kindWeight("l.item_id", claim.kind)}`)} * ${placeWeight(place(claim.location))}`;
  return claim.value === undefined
    ? goods
    : `(${goods} + ${sumOf(`(${claim.value}) * ${valueWeight("l.item_id")}`)})`;
}

/**
 * The columns that the claims use, each with the negated sum of its weights. The `0.0` makes the weight a decimal, so
 * that it can be negative (CRC32 is unsigned).
 */
function weights(claims: readonly Claim[]): { amount: string; weight: string }[] {
  const byAmount = new Map<string, string[]>();
  for (const { amount, account, against, entryKind } of claims) {
    const column = amount.replace(/^-/, "");
    const weight = weightOfEntry(account, against, `'${entryKind}'`);
    byAmount.set(column, [...(byAmount.get(column) ?? []), `${column === amount ? "-" : "+"} ${weight}`]);
  }
  return [...byAmount].map(([amount, all]) => ({ amount, weight: `(0.0 ${all.join(" ")})` }));
}

function quoted(text: string): string {
  return `'${text}'`;
}

/** The range of vouchers checked together. */
export const OF_RANGE = "BETWEEN :from AND :until";
const PAID = 179424673;
const WRONG = `1${"0".repeat(38)}`;
