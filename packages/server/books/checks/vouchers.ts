import { buildEntryWeightSql, buildMoveWeightSql, wrongRows } from "./document-sum.ts";
import type { Check } from "./finding.ts";

/**
 * Amount by which a reversal's inventory value differs from that of the voucher that it reverses;
 * posted between Inventory and Stock Variance.
 */
const OUT_OF_INVENTORY = `(${buildEntryWeightSql(":inventory", ":stock_variance", "'stock'")} - ${buildEntryWeightSql(":stock_variance", ":inventory", "'stock'")})`;

export const voucherChecks: readonly Check[] = [
  {
    // A value that can't be taken from inventory any more goes to stock variance; everything else
    // is reversed.
    invariant: "I4",
    message: "A reversal differs from its original voucher, or leaves a balance of it.",
    sql: `SELECT r.id AS voucher_id FROM vouchers r
      LEFT JOIN vouchers v ON v.company_id = r.company_id AND v.id = r.reverses_id
      WHERE r.company_id = :company AND r.reverses_id IS NOT NULL
        AND (v.reverses_id IS NULL AND v.kind = r.kind AND v.year_id = r.year_id AND v.series_id = r.series_id
          AND v.number = r.number AND v.voucher_no = r.voucher_no AND v.date = r.date AND v.party_id <=> r.party_id
          AND v.user_id <=> r.user_id AND v.branch_id <=> r.branch_id AND v.amount = r.amount AND v.narration <=> r.narration
          AND ${buildEntriesSql("r.id", wrongRows("e", "e.date <> r.date"))} + ${buildEntriesSql("v.id")}
            - (${buildValuesSql("r.id")} + ${buildValuesSql("v.id")}) * ${OUT_OF_INVENTORY}
            + ${buildMovesSql("r.id", wrongRows("m", "m.date <> r.date"))} + ${buildMovesSql("v.id")} = 0
          AND ${buildNarratedSql("r.id")} + ${buildNarratedSql("v.id")} = 0) IS NOT TRUE
      ORDER BY r.id LIMIT :most`,
  },
  {
    // Balances are as entered; the opposite account is always the same.
    invariant: "I3",
    message: "An opening differs from its ledger lines, or its inventory from its stock moves.",
    sql: buildEnteredSql("opening", "'OPN/'", {
      entry: `e.entry_kind = 'stock' AND e.account_id IN (:stock_variance, :inventory) OR e.entry_kind = 'opening'
        AND CASE WHEN e.account_id IN (:opening_equity, :inventory) THEN e.against_id IS NULL OR e.against_id = :opening_equity
          ELSE e.against_id = :opening_equity END`,
      amount:
        "CASE WHEN e.account_id = :opening_equity AND e.against_id IS NULL THEN e.credit - e.debit ELSE 0 END",
      moves: "m.move_kind = 'OPENING' AND (m.quantity > 0)",
    }),
  },
  {
    invariant: "I7",
    message: "The closing of a year differs from its ledger lines.",
    sql: buildEnteredSql("closing", "'CLS/'", {
      entry: `e.entry_kind = 'closing'
        AND e.against_id <=> CASE WHEN e.account_id = :retained_earnings THEN NULL ELSE :retained_earnings END`,
      amount: "CASE WHEN e.account_id = :retained_earnings THEN e.debit + e.credit ELSE 0 END",
      moves: "1 = 0",
    }),
  },
];

function buildEnteredSql(
  kind: string,
  prefix: string,
  holds: { entry: string; amount: string; moves: string },
): string {
  const selectOwnSql = (table: string, row: string) =>
    `FROM ${table} ${row} WHERE ${row}.company_id = v.company_id AND ${row}.voucher_id = v.id`;
  const countWrongRows = (row: "e" | "m", condition: string) =>
    wrongRows(row, `${row}.date <> v.date OR (${condition}) IS NOT TRUE`);
  return `SELECT v.id AS voucher_id FROM vouchers v
      JOIN financial_years y ON y.company_id = v.company_id AND y.id = v.year_id
      WHERE v.company_id = :company AND v.kind = '${kind}' AND v.reverses_id IS NULL
        AND (v.voucher_no = CONCAT(${prefix}, v.number) AND v.date BETWEEN y.start_date AND y.end_date
          AND v.series_id = 0 AND v.party_id IS NULL AND v.user_id IS NULL AND v.branch_id IS NULL
          AND (SELECT COALESCE(SUM(e.debit) = SUM(e.credit), 1) AND COALESCE(SUM(${holds.amount}), 0) = v.amount
            AND ${countWrongRows("e", `${holds.entry} AND e.narration IS NULL`)} = 0 ${selectOwnSql("ledger_entries", "e")})
          AND (SELECT ${countWrongRows("m", holds.moves)} = 0 AND COALESCE(SUM(m.value), 0) = COALESCE((SELECT SUM(e.debit - e.credit)
            ${selectOwnSql("ledger_entries", "e")} AND e.account_id = :inventory AND e.against_id <=> NULL), 0) ${selectOwnSql("stock_moves", "m")})
          ) IS NOT TRUE
      ORDER BY v.id LIMIT :most`;
}

function buildEntriesSql(voucher: string, wrong = "0"): string {
  return `(SELECT COALESCE(SUM((e.debit - e.credit) * ${buildEntryWeightSql()}), 0) + (${wrong}) * 1000000000000
            FROM ledger_entries e WHERE e.company_id = r.company_id AND e.voucher_id = ${voucher})`;
}

/**
 * Only entries with a narration, weighted by account and narration. One subquery per voucher,
 * because for two vouchers in one, the server would read all entries of the company.
 */
function buildNarratedSql(voucher: string): string {
  return `(SELECT COALESCE(SUM((e.debit - e.credit) * (e.account_id * 7919 + CRC32(e.narration) * 104729)), 0)
            FROM ledger_entries e WHERE e.company_id = r.company_id AND e.voucher_id = ${voucher} AND e.narration IS NOT NULL)`;
}

function buildMovesSql(voucher: string, wrong = "0"): string {
  return `(SELECT COALESCE(SUM(${buildMoveWeightSql()}), 0) + (${wrong}) * 1000000000000
            FROM stock_moves m WHERE m.company_id = r.company_id AND m.voucher_id = ${voucher})`;
}

function buildValuesSql(voucher: string): string {
  return `(SELECT COALESCE(SUM(m.value), 0) FROM stock_moves m WHERE m.company_id = r.company_id AND m.voucher_id = ${voucher})`;
}
