import { paise, type SystemAccounts, type SystemKey, type Tax, type VoucherKind } from "@vanbook/sdk/books";
import { addTax, isWithoutTax, type PeriodDays, type TaxMove } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { readSystemAccounts } from "../../books/posting/create-chart.ts";
import { queryNamedRows } from "../../db/rows.ts";
import { SET_OFF_VOUCHERS_SQL } from "./posted-set-offs.ts";

/** A voucher that moved accounts of tax, with what names it. */
export interface NamedTaxMove extends TaxMove {
  kind: VoucherKind;
  number: string;
  date: string;
}

/**
 * What the vouchers of the days moved on the accounts of tax, a reversal together with what it
 * reverses. Openings, payments of tax and set-offs are left out: they supply nothing. A set-off is
 * what `gst.postSetOff` has posted; another journal is a move, whatever accounts it is between.
 */
export async function readTaxMoves(db: Knex, companyId: number, days: PeriodDays): Promise<NamedTaxMove[]> {
  const sql = buildMovesSql(await readSystemAccounts(db, companyId));
  const rows = await queryNamedRows<MoveRow>(db, sql, { companyId, from: days.from, to: days.to });
  const moves = new Map<number, NamedTaxMove>();
  for (const row of rows) {
    const before = moves.get(row.voucher_id);
    const move = makeMove(row);
    moves.set(row.voucher_id, before ? addMove(before, move) : move);
  }
  return [...moves.values()].filter(({ output, input }) => !isWithoutTax(output) || !isWithoutTax(input));
}

/** One literal, because a month has tens of thousands. */
function makeMove(row: MoveRow): NamedTaxMove {
  return {
    voucherId: row.voucher_id,
    kind: row.kind,
    number: row.number,
    date: row.date,
    output: readTax(row.igst_output, row.cgst_output, row.sgst_output),
    input: readTax(row.igst_input, row.cgst_input, row.sgst_input),
  };
}

function addMove(move: NamedTaxMove, { output, input }: NamedTaxMove): NamedTaxMove {
  return { ...move, output: addTax(move.output, output), input: addTax(move.input, input) };
}

/**
 * The credit that the books have before the day: the balance of the accounts of input tax, less what
 * set-offs of earlier periods use of it with a later date.
 */
export async function readCreditBefore(
  db: Knex,
  companyId: number,
  { from, month }: { from: string; month: string },
): Promise<Tax> {
  const bindings = { companyId, from, month };
  const [row] = await queryNamedRows<BalanceRow>(db, BALANCE_SQL, bindings);
  return readTax(row?.igst ?? "0", row?.cgst ?? "0", row?.sgst ?? "0");
}

function readTax(igst: string, cgst: string, sgst: string): Tax {
  return { igst: paise(igst), cgst: paise(cgst), sgst: paise(sgst) };
}

interface MoveRow {
  voucher_id: number;
  kind: VoucherKind;
  number: string;
  date: string;
  igst_output: string;
  cgst_output: string;
  sgst_output: string;
  igst_input: string;
  cgst_input: string;
  sgst_input: string;
}

interface BalanceRow {
  igst: string | null;
  cgst: string | null;
  sgst: string | null;
}

function sumSql(keys: readonly SystemKey[], amount: string): string {
  const list = keys.map((key) => `'${key}'`).join(", ");
  return `COALESCE(SUM(CASE WHEN a.system_key IN (${list}) THEN ${amount} ELSE 0 END), 0)`;
}

const CREDIT_BALANCE = "e.credit - e.debit";
const DEBIT_BALANCE = "e.debit - e.credit";
const OUTPUT_KEYS = {
  igst: ["igst_output", "igst_rcm"],
  cgst: ["cgst_output", "cgst_rcm"],
  sgst: ["sgst_output", "sgst_rcm"],
} as const;
const INPUT_KEYS = { igst: ["igst_input"], cgst: ["cgst_input"], sgst: ["sgst_input"] } as const;
const INPUT_LIST = "'igst_input', 'cgst_input', 'sgst_input'";

/** By the numbers of the accounts, so that their index gives the days and nothing else. */
function buildMovesSql(accounts: SystemAccounts): string {
  const listIds = (keys: readonly SystemKey[]) => keys.map((key) => accounts[key]).join(", ");
  const sumOf = (keys: readonly SystemKey[], amount: string) =>
    `SUM(CASE WHEN e.account_id IN (${listIds(keys)}) THEN ${amount} ELSE 0 END)`;
  const [output, input] = [Object.values(OUTPUT_KEYS).flat(), Object.values(INPUT_KEYS).flat()];
  return `SELECT STRAIGHT_JOIN COALESCE(r.id, o.id) AS voucher_id, o.kind, COALESCE(r.voucher_no, o.voucher_no) AS number,
      COALESCE(r.date, o.date) AS date, m.igst_output, m.cgst_output, m.sgst_output, m.igst_input, m.cgst_input, m.sgst_input
    FROM (SELECT e.voucher_id,
        ${sumOf(OUTPUT_KEYS.igst, CREDIT_BALANCE)} AS igst_output, ${sumOf(OUTPUT_KEYS.cgst, CREDIT_BALANCE)} AS cgst_output,
        ${sumOf(OUTPUT_KEYS.sgst, CREDIT_BALANCE)} AS sgst_output,
        ${sumOf(INPUT_KEYS.igst, DEBIT_BALANCE)} AS igst_input, ${sumOf(INPUT_KEYS.cgst, DEBIT_BALANCE)} AS cgst_input,
        ${sumOf(INPUT_KEYS.sgst, DEBIT_BALANCE)} AS sgst_input
      FROM ledger_entries e
      WHERE e.company_id = :companyId AND e.account_id IN (${listIds([...output, ...input])})
        AND e.date BETWEEN :from AND :to
      GROUP BY e.voucher_id) m
    JOIN vouchers o ON o.company_id = :companyId AND o.id = m.voucher_id
    LEFT JOIN vouchers r ON r.company_id = o.company_id AND r.id = o.reverses_id
    WHERE o.kind NOT IN ('opening', 'payment') AND COALESCE(o.reverses_id, o.id) NOT IN (${SET_OFF_VOUCHERS_SQL})`;
}

// The first day of a period is that of a month.
const BALANCE_SQL = `SELECT ${sumSql(INPUT_KEYS.igst, DEBIT_BALANCE)} AS igst, ${sumSql(INPUT_KEYS.cgst, DEBIT_BALANCE)} AS cgst,
    ${sumSql(INPUT_KEYS.sgst, DEBIT_BALANCE)} AS sgst
  FROM accounts a
  JOIN (SELECT r.account_id, r.debit, r.credit FROM ledger_month r WHERE r.company_id = :companyId AND r.month < :from
      AND r.account_id IN (SELECT x.id FROM accounts x WHERE x.company_id = :companyId AND x.system_key IN (${INPUT_LIST}))
    UNION ALL
    SELECT l.account_id, l.debit, l.credit FROM ledger_entries l
      JOIN vouchers v ON v.company_id = l.company_id AND v.id = l.voucher_id
      WHERE l.company_id = :companyId AND l.date >= :from
        AND COALESCE(v.reverses_id, v.id) IN (${SET_OFF_VOUCHERS_SQL} AND s.month < :month)) e ON e.account_id = a.id
  WHERE a.company_id = :companyId AND a.system_key IN (${INPUT_LIST})`;
