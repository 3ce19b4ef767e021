import type { Claim, DocumentRule, LineRule, MoveClaim } from "./document-rule.ts";

export type DocumentPart = "entries" | "goods" | "lines";

/**
 * SQL of a number for a document's row `d`: zero if these parts agree, NULL if there are no lines.
 * Amounts and quantities are weighted by what they belong to (account, opposite account, kind,
 * item, location), so that two sums are equal only if their rows are.
 */
export function sumOfDocument(rule: DocumentRule, parts: readonly DocumentPart[]): string {
  const hasEntries = parts.includes("entries");
  const goods = parts.includes("goods") ? rule.lines : undefined;
  const own = parts.includes("lines") ? rule.lines : undefined;
  const listClaims = (of?: Claim["of"]) =>
    hasEntries ? rule.entries.filter((claim) => claim.of === of).map(buildClaimSql) : [];
  const sumMovedGoods = (of?: MoveClaim["of"]) =>
    goods
      ? goods.moves.filter((claim) => claim.of === of).map((claim) => buildLineGoodsSql(goods, claim))
      : [];
  const ofMoves = [...(goods ? [buildMoveGoodsSql(goods)] : []), ...listClaims("moves").map(subtractTerm)];
  const ofLines = [
    ...[...listClaims("lines"), ...sumMovedGoods()].map(subtractTerm),
    ...(goods?.priced ? [subtractTerm(buildLinePriceSql(goods))] : []),
    ...(own ? Object.keys(own.sums).map((name, index) => `+ l.${name} * ${SUMS[index]}`) : []),
  ];
  const terms = [
    ...(hasEntries ? [buildEntriesSumSql(rule)] : []),
    ...(ofMoves.length > 0 ? [sumOfMoves(ofMoves, goods ? wrongRows("m", "m.date <> d.date") : "0")] : []),
    ...(rule.lines && ofLines.length > 0
      ? [sumOfLines(rule.lines, ofLines, own ? wrongRows("l", buildNotHoldingSql(own.holds)) : "0")]
      : []),
  ].map((term) => `+ ${term}`);
  const sumsSql = own ? Object.values(own.sums).map((sum, index) => `(${sum}) * ${SUMS[index]}`) : [];
  return `(0 ${[...terms, ...[...listClaims(), ...sumMovedGoods("document"), ...sumsSql].map(subtractTerm)].join("\n        ")})`;
}

function buildEntriesSumSql({ cashOf, entered }: DocumentRule): string {
  const amount = "(e.debit - e.credit)";
  const wrong = "e.date <> d.date OR e.narration IS NOT NULL";
  if (entered) {
    const isNone = (side: "debit" | "credit") => `(SUM(e.account_id = d.${side}_id AND e.${side} > 0) = 0)`;
    return `(${sumOfEntries(
      "e.debit",
      `${wrongRows("e", `e.date <> d.date OR (${entered}) IS NOT TRUE`)}
            + (SUM(e.debit) <> SUM(e.credit)) + ((COUNT(*) > 2) <> (d.type = 'MJ')) + ${isNone("debit")} + ${isNone("credit")}`,
    )} - d.amount)`;
  }
  if (!cashOf) return sumOfEntries(`${amount} * ${buildEntryWeightSql()}`, wrongRows("e", wrong));
  // Both entries of the payment have the same weight, so the account that took the cash need not be
  // known. An extra weight on the customer's account still checks that it is opposite the customer.
  const paidSql = `(e.account_id + e.against_id) * 7919 + (e.account_id = ${cashOf}) * ${PAID_WEIGHT}`;
  const term = `${amount} * (CASE WHEN e.entry_kind = 'receipt' THEN ${paidSql} ELSE ${buildEntryWeightSql()} END)`;
  const others = `e.entry_kind = 'receipt' AND ${cashOf} NOT IN (e.account_id, e.against_id)`;
  return `(${sumOfEntries(term, wrongRows("e", `${wrong} OR ${others}`))} + (d.mode = 0) * d.amount * ${PAID_WEIGHT})`;
}

function sumOfEntries(term: string, wrong: string): string {
  return `(SELECT COALESCE(SUM(${term}), 0) + (${wrong}) * ${WRONG_TOTAL}
          FROM ledger_entries e WHERE e.company_id = d.company_id AND e.voucher_id = d.voucher_id)`;
}

function sumOfMoves(terms: readonly string[], wrong: string): string {
  return `(SELECT COALESCE(SUM(0 ${terms.join(" ")}), 0) + (${wrong}) * ${WRONG_TOTAL}
          FROM stock_moves m WHERE m.company_id = d.company_id AND m.voucher_id = d.voucher_id)`;
}

function sumOfLines({ table, parent }: LineRule, terms: readonly string[], wrong: string): string {
  return `(SELECT SUM(0 ${terms.join(" ")}) + (${wrong}) * ${WRONG_TOTAL}
          FROM ${table} l WHERE l.company_id = d.company_id AND l.${parent} = d.id)`;
}

/** SQL of the number of wrong rows, plus 1 if line numbers do not run from 1 without gaps. */
export function wrongRows(rows: "e" | "m" | "l", wrong: string): string {
  return `COALESCE(SUM(${wrong}) + (${isGapped(rows)}), 0)`;
}

/** True if there are no rows, or their line numbers do not run from 1 without gaps. */
export function isGapped(rows: "e" | "m" | "l"): string {
  return `COALESCE(MAX(${rows}.line_no) <> COUNT(*) OR MIN(${rows}.line_no) <> 1, 1)`;
}

export function buildNotHoldingSql(holds: readonly string[] = []): string {
  return holds.length === 0 ? "0" : `(${holds.join(" AND ")}) IS NOT TRUE`;
}

export function buildClaimSql({ entryKind, account, against, amount }: Claim): string {
  return `(${amount}) * ${buildEntryWeightSql(account, against, `'${entryKind}'`)}`;
}

export function buildEntryWeightSql(
  account = "e.account_id",
  against = "COALESCE(e.against_id, 0)",
  kind = "e.entry_kind",
): string {
  return `(${account} * 7919 + ${against} * 104729 + CRC32(${kind}))`;
}

function buildMoveGoodsSql({ place = (location: string) => location, valued, ...lines }: LineRule): string {
  const hasValue = lines.moves.some(({ value }) => value !== undefined);
  const value = valued ? `CASE WHEN ${valued} THEN m.value ELSE 0 END` : "m.value";
  return [
    `+ ${buildMoveWeightSql(place("m.location_id"))}`,
    ...(hasValue ? [`+ (${value}) * ${buildValueWeightSql("m.item_id")}`] : []),
  ].join(" ");
}

/** Without the move's value. A reversal and its original add up to zero. */
export function buildMoveWeightSql(location = "m.location_id"): string {
  return `m.quantity * ${buildGoodsWeightSql("m.item_id", location, "m.move_kind")} + ${buildPriceSql("m", "m.tax")}`;
}

export function buildLineGoodsSql(lines: LineRule, claim: MoveClaim): string {
  const { place = (location: string) => location } = lines;
  const goods = `(${claim.quantity}) * ${buildGoodsWeightSql(claim.item, place(claim.location), claim.kind)}`;
  const all =
    claim.value === undefined ? goods : `(${goods} + (${claim.value}) * ${buildValueWeightSql(claim.item)})`;
  return claim.of ? all : ofGoods(lines, all);
}

export function ofGoods({ goods }: LineRule, expression: string): string {
  return goods === undefined ? expression : `(${goods}) * (${expression})`;
}

export function buildLinePriceSql(lines: LineRule): string {
  return ofGoods(lines, buildPriceSql("l", "l.cgst + l.sgst + l.igst"));
}

/** A product, so that moves between places count by item and kind. It fits into 64 bits. */
function buildGoodsWeightSql(item: string, location: string, kind: string): string {
  return `(${buildKindWeightSql(item, kind)} * ${placeWeight(location)})`;
}

export function buildKindWeightSql(item: string, kind: string): string {
  return `((${item} * 15485863 + CRC32(${kind})) % 2147483647)`;
}

export function placeWeight(location: string): string {
  return `(((${location}) * 32452843 + 1) % 2147483647)`;
}

export function buildValueWeightSql(item: string): string {
  return `(${item} * 611953 + 1299709)`;
}

function buildPriceSql(row: "m" | "l", tax: string): string {
  return `(${row}.taxable * (${row}.item_id * 86028121 + 3001) + (${tax}) * (${row}.item_id * 49979687 + 7013))`;
}

export function subtractTerm(term: string): string {
  return `- ${term}`;
}

const SUMS = [2038074743, 2147483647, 2521008887, 3037000493, 3267000013, 4093082899, 4256233] as const;
const PAID_WEIGHT = 179424673;
/** Larger than any weighted sum of a document. */
const WRONG_TOTAL = `1${"0".repeat(38)}`;
