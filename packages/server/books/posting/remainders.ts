import type { Knex } from "knex";
import { queryNamedRows } from "../../db/rows.ts";
import {
  makeRemainder,
  paise,
  percent,
  POSTED_STATUS,
  type NoteKind,
  type Paise,
  type Percent,
  type ReferredDocument,
  type Remainder,
  type RemainderRow,
  type TaxedAmount,
} from "@vanbook/sdk/books";
import { buildInEffectSql } from "./document-status-sql.ts";
import { lockDocuments } from "./lock-documents.ts";
import { selectNotedSql, type ReferredTable } from "./noted-amounts-sql.ts";
import { toTaxedAmount } from "./taxed-amount.ts";

/**
 * Bills or purchases that notes refer to, by id, with what is left of them; unknown ids are
 * omitted. Locks them against being cancelled, edited or reversed by others. An edited note, whose
 * id is `except`, has taken nothing.
 */
export async function readReferredDocuments(
  trx: Knex,
  companyId: number,
  kind: NoteKind,
  ids: readonly number[],
  except = 0,
): Promise<Map<number, ReferredDocument>> {
  if (ids.length === 0) return new Map();
  const { party, place, registered, ...tables } = NOTE_DOCUMENTS[kind];
  const { table, column } = tables;
  await lockDocuments(trx, companyId, table, ids);
  const bindings = { company: companyId, ids, except, exceptReturn: 0 };
  const isNamed = "d.company_id = :company AND d.id IN (:ids)";
  const [heads, rows] = await Promise.all([
    queryNamedRows<HeadRow>(
      trx,
      `SELECT d.id, d.voucher_id, v.voucher_no, d.${party} AS party_id, d.date, d.status, d.inter_state, ${place} AS place_of_supply,
        ${registered} AS registered
      FROM ${table} d JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id WHERE ${isNamed}`,
      bindings,
    ),
    queryNamedRows<SumRow>(
      trx,
      `${selectDocumentSums(tables, { of: "d.id", where: isNamed, returned: `r.${column} IN (:ids)` })}
      UNION ALL SELECT x.document_id, x.tax_rate, 1, SUM(x.amount), SUM(x.cgst), SUM(x.sgst), SUM(x.igst), NULL, NULL
      FROM (${selectNotedSql(table, isNamed)}) x GROUP BY x.document_id, x.tax_rate
      UNION ALL SELECT x.document_id, NULL, 1, SUM(x.amount), 0, 0, 0, NULL, NULL
      FROM (${selectNotedSql(table, isNamed)}) x GROUP BY x.document_id`,
      bindings,
    ),
  ]);
  return new Map(heads.map((head) => [head.id, toReferredDocument(head, rows)]));
}

/**
 * What returns and notes have left of all documents of parties, by the party's id. The opening
 * balance that a party owed counts as an amount without tax. An edited note or return has taken
 * nothing. `alsoRates` are listed even if no document has them.
 */
export async function readPartyRemainders(
  trx: Knex,
  companyId: number,
  kind: NoteKind,
  partyIds: readonly number[],
  { exceptNote = 0, exceptReturn = 0, alsoRates = [] }: PartyRemainderOptions = {},
): Promise<Map<number, Remainder>> {
  if (partyIds.length === 0) return new Map();
  const { party, type, ...tables } = NOTE_DOCUMENTS[kind];
  const isOfParty = `d.company_id = :company AND d.${party} IN (:parties) AND ${buildInEffectSql("d")}`;
  const rows = await queryNamedRows<SumRow & { name: string }>(
    trx,
    `SELECT a.name, y.* FROM (
      ${selectDocumentSums(tables, { of: `d.${party}`, where: isOfParty, returned: `r.${party} IN (:parties)`, returnedOf: `r.${party}` })}
      UNION ALL SELECT n.party_id, n.tax_rate, 1, SUM(n.amount), SUM(n.cgst), SUM(n.sgst), SUM(n.igst), NULL, NULL FROM notes n
        WHERE ${NOTES_SQL} GROUP BY n.party_id, n.tax_rate
      UNION ALL SELECT n.party_id, NULL, 1, SUM(n.amount), 0, 0, 0, NULL, NULL FROM notes n WHERE ${NOTES_SQL} GROUP BY n.party_id
      UNION ALL SELECT e.account_id, NULL, 0, GREATEST(SUM(${OWED_SIDES[kind]}), 0), 0, 0, 0, NULL, 'opening' FROM ledger_entries e
        WHERE e.company_id = :company AND e.account_id IN (:parties) AND e.entry_kind = 'opening' GROUP BY e.account_id
      UNION ALL SELECT p.id, NULL, 0, 0, 0, 0, 0, NULL, NULL FROM accounts p WHERE p.company_id = :company AND p.id IN (:parties)
      ) y JOIN accounts a ON a.company_id = :company AND a.id = y.id`,
    { company: companyId, parties: [...partyIds], exceptNote, exceptReturn, type },
  );
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const noRows = alsoRates.map((rate) => ({ ...NO_AMOUNT, rate, isReversal: false }));
  return new Map(
    [...new Set(partyIds)].map((id) => [
      id,
      makeRemainder(names.get(id) ?? "", [...noRows, ...listRemainderRows(rows, id)]),
    ]),
  );
}

export interface PartyRemainderOptions {
  exceptNote?: number | undefined;
  exceptReturn?: number | undefined;
  alsoRates?: readonly Percent[];
}

/**
 * Those of the parties with notes or returns that name no document. All others can't be credited
 * more than they were billed, since each document has its own remainder.
 */
export async function findPartiesWithUnnamed(
  trx: Knex,
  companyId: number,
  kind: NoteKind,
  partyIds: readonly number[],
): Promise<number[]> {
  if (partyIds.length === 0) return [];
  const { party, type, returns, column } = NOTE_DOCUMENTS[kind];
  const rows = await queryNamedRows<{ id: number }>(
    trx,
    `SELECT n.party_id AS id FROM notes n WHERE ${NOTES_SQL} AND n.refers_to IS NULL
      UNION SELECT r.${party} FROM ${returns} r
      WHERE r.company_id = :company AND r.${party} IN (:parties) AND r.${column} IS NULL AND ${buildInEffectSql("r")}`,
    { company: companyId, parties: [...partyIds], type, exceptNote: 0 },
  );
  return rows.map(({ id }) => id);
}

/** What a return took of its party, in all and by tax rate. */
export async function readReturnedParts(
  trx: Knex,
  companyId: number,
  kind: NoteKind,
  returnId: number,
): Promise<{ partyId: number; amount: Paise; rates: Map<Percent, Paise> } | undefined> {
  const { party, returns, lines } = NOTE_DOCUMENTS[kind];
  const rows = await queryNamedRows<{ party_id: number; whole: string; tax_rate: string; amount: string }>(
    trx,
    `SELECT r.${party} AS party_id, r.amount AS whole, l.tax_rate, SUM(l.amount) AS amount FROM ${returns} r
      JOIN ${lines.returned} l ON l.company_id = r.company_id AND l.${lines.parent} = r.id
      WHERE r.company_id = :company AND r.id = :id GROUP BY r.${party}, r.amount, l.tax_rate`,
    { company: companyId, id: returnId },
  );
  const [head] = rows;
  const rates = new Map(rows.map((row) => [percent(row.tax_rate), paise(row.amount)]));
  return head && { partyId: head.party_id, amount: paise(head.whole), rates };
}

/**
 * By how much a correction lowers what a party was billed, in all (without a rate) and by tax rate:
 * the original document less the new one, if that is of the same party; below zero if it raises it.
 */
export async function readLoweredParts(
  trx: Knex,
  companyId: number,
  kind: NoteKind,
  { partyId, original, next }: { partyId: number; original: number; next: number },
): Promise<{ rate: Percent | null; lowered: Paise }[]> {
  const { party, table, column, lines } = NOTE_DOCUMENTS[kind];
  const isNamed = `d.company_id = :company AND d.voucher_id IN (:original, :next) AND d.${party} = :party`;
  const buildDifferenceSql = (row: string) =>
    `SUM(IF(d.voucher_id = :original, ${row}.amount, -${row}.amount)) AS lowered`;
  const rows = await queryNamedRows<{ tax_rate: string | null; lowered: string }>(
    trx,
    `SELECT NULL AS tax_rate, ${buildDifferenceSql("d")} FROM ${table} d WHERE ${isNamed}
      UNION ALL SELECT l.tax_rate, ${buildDifferenceSql("l")} FROM ${table} d
      JOIN ${lines.document} l ON l.company_id = d.company_id AND l.${column} = d.id
      WHERE ${isNamed} GROUP BY l.tax_rate`,
    { company: companyId, party: partyId, original, next },
  );
  return rows.map((row) => ({
    rate: row.tax_rate === null ? null : percent(row.tax_rate),
    lowered: paise(row.lowered),
  }));
}

/**
 * SQL: the amounts and taxes of documents `d` by rate, and of their returns `r` as reversals; and
 * the amounts alone, with the rate NULL.
 */
function selectDocumentSums(
  { table, returns, column, lines }: Pick<Documents, "table" | "returns" | "column" | "lines">,
  {
    of,
    where,
    returned,
    returnedOf = `r.${column}`,
  }: { of: string; where: string; returned: string; returnedOf?: string },
): string {
  const sums = "SUM(l.amount) AS amount, SUM(l.cgst) AS cgst, SUM(l.sgst) AS sgst, SUM(l.igst) AS igst";
  const isReturned = `r.company_id = :company AND ${returned} AND ${buildInEffectSql("r")} AND r.id <> :exceptReturn`;
  const source = `IF(r.${column} IS NULL, 'unnamed return', NULL)`;
  return `SELECT ${of} AS id, l.tax_rate, 0 AS is_reversal, ${sums}, MAX(d.date) AS date, NULL AS source FROM ${table} d
        JOIN ${lines.document} l ON l.company_id = d.company_id AND l.${column} = d.id
        WHERE ${where} GROUP BY ${of}, l.tax_rate
      UNION ALL SELECT ${of}, NULL, 0, SUM(d.amount), 0, 0, 0, NULL, NULL FROM ${table} d WHERE ${where} GROUP BY ${of}
      UNION ALL SELECT ${returnedOf}, l.tax_rate, 1, ${sums}, NULL, ${source} FROM ${returns} r
        JOIN ${lines.returned} l ON l.company_id = r.company_id AND l.${lines.parent} = r.id
        WHERE ${isReturned} GROUP BY ${returnedOf}, l.tax_rate, ${source}
      UNION ALL SELECT ${returnedOf}, NULL, 1, SUM(r.amount), 0, 0, 0, NULL, NULL FROM ${returns} r
        WHERE ${isReturned} GROUP BY ${returnedOf}`;
}

function toReferredDocument(head: HeadRow, rows: readonly SumRow[]): ReferredDocument {
  return {
    id: head.id,
    voucherId: head.voucher_id,
    partyId: head.party_id,
    date: head.date,
    isPosted: head.status === POSTED_STATUS,
    interState: head.inter_state === 1,
    placeOfSupply: head.place_of_supply,
    isRegistered: head.registered === 1,
    remainder: makeRemainder(head.voucher_no, listRemainderRows(rows, head.id)),
  };
}

function listRemainderRows(rows: readonly SumRow[], id: number): RemainderRow[] {
  return rows
    .filter((row) => row.id === id)
    .map((row) => ({
      ...toTaxedAmount(row),
      rate: row.tax_rate === null ? null : percent(row.tax_rate),
      isReversal: row.is_reversal === 1,
      date: row.date,
      source: row.source,
    }));
}

interface HeadRow {
  id: number;
  voucher_id: number;
  voucher_no: string;
  party_id: number;
  date: string;
  status: number;
  inter_state: number;
  place_of_supply: string | null;
  registered: number;
}

interface SumRow extends Record<keyof TaxedAmount, string> {
  id: number;
  tax_rate: string | null;
  is_reversal: number;
  date: string | null;
  source: "opening" | "unnamed return" | null;
}

const NO_AMOUNT: TaxedAmount = { amount: 0n, cgst: 0n, sgst: 0n, igst: 0n };

interface Documents {
  table: ReferredTable;
  returns: string;
  column: string;
  party: string;
  type: "CN" | "DN";
  place: string;
  registered: string;
  lines: { document: string; returned: string; parent: string };
}

/** SQL: what the entry `e` adds to what a party owes, or is owed. */
export const OWED_SIDES: Readonly<Record<NoteKind, string>> = {
  credit_note: "e.debit - e.credit",
  debit_note: "e.credit - e.debit",
};

const NOTES_SQL = `n.company_id = :company AND n.party_id IN (:parties) AND n.type = :type AND ${buildInEffectSql("n")} AND n.id <> :exceptNote`;

const NOTE_DOCUMENTS: Readonly<Record<NoteKind, Documents>> = {
  credit_note: {
    ...{ table: "bills", returns: "sale_returns", column: "bill_id", party: "customer_id", type: "CN" },
    ...{ place: "d.place_of_supply", registered: "1" },
    lines: { document: "bill_lines", returned: "sale_return_lines", parent: "sale_return_id" },
  },
  debit_note: {
    ...{ table: "purchases", returns: "purchase_returns", column: "purchase_id", party: "supplier_id" },
    ...{ type: "DN", place: "NULL", registered: "d.supplier_registered" },
    lines: { document: "purchase_lines", returned: "purchase_return_lines", parent: "purchase_return_id" },
  },
};
