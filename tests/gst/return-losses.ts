import type { Knex } from "knex";
import {
  checkGstr1File,
  LISTED_TABLES,
  listSources,
  writeGstr1File,
  type Cell,
  type Gstr1,
} from "@vanbook/sdk/gst";
import { formatPaise } from "@vanbook/sdk/books";
import { readGstr1 } from "../../packages/server/gst/read-gstr1.ts";

/**
 * What the return of a month has otherwise than the books, which are asked by statements of another
 * shape: output tax from the ledger, lines and numbers from the documents.
 */
export async function listReturnLosses(db: Knex, companyId: number, month: string): Promise<string[]> {
  const { gstr1, unknownDocuments } = await readGstr1(db, companyId, { period: month, kind: "month" });
  const range = { company: companyId, from: gstr1.days.from, to: gstr1.days.to };
  const totals = listTotals(gstr1);
  const differences = [
    compare("documents without a table", "", unknownDocuments.map(({ number }) => number).join()),
    compare("output tax", await readOutputTax(db, range), writeTaxes(totals)),
    compare("table 12", writeTaxable(gstr1.hsnSummary.map(({ total }) => total)), writeTaxable(totals)),
    compare(
      "rows of table 12",
      writeTaxable(gstr1.hsnSummary.flatMap(({ rows }) => rows)),
      writeTaxable(totals),
    ),
    compare("lines", await readLines(db, range), listLines(totals, await readNoteIds(db, range))),
    compare("numbers", await readNumbers(db, range), countNumbers(gstr1)),
  ].flat();
  return [...differences, ...listFileFaults(gstr1)];
}

/** A note that names no bill has no code: its row of table 12 is a fault that the books have. */
function listFileFaults(gstr1: Gstr1): string[] {
  const hasNotesWithoutBill = gstr1.hsnSummary.some(({ rows }) => rows.some(({ hsnCode }) => hsnCode === ""));
  return writeGstr1File(gstr1, { madeOn: "2026-11-18" })
    .flatMap(({ text }) => checkGstr1File(text))
    .filter(({ path }) => !(hasNotesWithoutBill && path.startsWith("hsn.")))
    .map(({ path, rule, message }) => `${path} ${rule}: ${message}`);
}

type Range = { company: number; from: string; to: string };

function compare(what: string, books: string, tables: string): string[] {
  return books === tables ? [] : [`${what}: ${books} in the books, ${tables} in the return`];
}

/** Tables 4 to 9; each line is in one of them. */
function listTotals({ listedDocuments, smallSupplies, untaxedSupplies }: Gstr1): Cell[] {
  const listedTotals = LISTED_TABLES.map((table) => listedDocuments[table].total);
  return [...listedTotals, smallSupplies.total, untaxedSupplies.total];
}

function writeTaxes(cells: readonly Cell[]): string {
  const sumOf = (name: "cgst" | "sgst" | "igst") => cells.reduce((sum, cell) => sum + cell[name], 0n);
  return [sumOf("cgst"), sumOf("sgst"), sumOf("igst")].map(formatPaise).join(" ");
}

function writeTaxable(cells: readonly Cell[]): string {
  return `${formatPaise(cells.reduce((sum, { taxable }) => sum + taxable, 0n))} ${writeTaxes(cells)}`;
}

/** What documents posted to the accounts of output tax; journals of a set-off are in no table. */
async function readOutputTax(db: Knex, range: Range): Promise<string> {
  const sum = (key: string) =>
    `CAST(COALESCE(SUM(IF(a.system_key = '${key}', e.credit - e.debit, 0)), 0) AS DECIMAL(18,2))`;
  const [[row]] = await db.raw(
    `SELECT ${sum("cgst_output")} AS cgst, ${sum("sgst_output")} AS sgst, ${sum("igst_output")} AS igst
    FROM ledger_entries e
    JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
    JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
    WHERE e.company_id = :company AND e.date BETWEEN :from AND :to AND v.kind IN ('sale', 'sale_return', 'credit_note')`,
    { ...range },
  );
  return `${row.cgst} ${row.sgst} ${row.igst}`;
}

/** Voucher and line of bills and returns in effect, and notes with tax without their lines. */
async function readLines(db: Knex, range: Range): Promise<string> {
  const own = "d.company_id = :company AND d.date BETWEEN :from AND :to AND d.status = 1";
  const [rows]: { at: string }[][] = await db.raw(
    `SELECT CONCAT(d.voucher_id, '/', l.line_no) AS at FROM bill_lines l
      JOIN bills d ON d.company_id = l.company_id AND d.id = l.bill_id WHERE ${own}
    UNION ALL SELECT CONCAT(d.voucher_id, '/', l.line_no) FROM sale_return_lines l
      JOIN sale_returns d ON d.company_id = l.company_id AND d.id = l.sale_return_id WHERE ${own} AND d.without_tax = 0
    UNION ALL SELECT CONCAT('note ', d.voucher_id) FROM notes d WHERE ${own} AND d.type = 'CN' AND d.tax_rate > 0`,
    { ...range },
  );
  return (rows ?? [])
    .map(({ at }) => at)
    .toSorted()
    .join();
}

/** Notes without goods, whose lines are those of their bills. */
async function readNoteIds(db: Knex, { company }: Range): Promise<ReadonlySet<number>> {
  const notes: { voucher_id: number }[] = await db("notes").where("company_id", company).select("voucher_id");
  return new Set(notes.map(({ voucher_id: id }) => id));
}

function listLines(cells: readonly Cell[], noteIds: ReadonlySet<number>): string {
  return cells
    .flatMap(listSources)
    .flatMap(({ documentId, lineNos }) =>
      noteIds.has(documentId) ? [`note ${documentId}`] : lineNos.map((lineNo) => `${documentId}/${lineNo}`),
    )
    .toSorted()
    .join();
}

async function readNumbers(db: Knex, range: Range): Promise<string> {
  const count = (table: string, more = "") =>
    `SELECT COUNT(*) AS issued, COALESCE(SUM(status = 2), 0) AS cancelled FROM ${table}
      WHERE company_id = :company AND date BETWEEN :from AND :to AND status <> 3 ${more}`;
  const [[row]] = await db.raw(
    `SELECT CAST(SUM(issued) AS CHAR) AS issued, CAST(SUM(cancelled) AS CHAR) AS cancelled FROM (${[
      count("bills"),
      count("sale_returns"),
      count("notes", "AND type = 'CN'"),
      count("van_loads"),
    ].join(" UNION ALL ")}) AS n`,
    { ...range },
  );
  return `${row.issued} ${row.cancelled}`;
}

function countNumbers({ issuedNumbers }: Gstr1): string {
  const issuedIds = new Set(issuedNumbers.flatMap(({ documentIds }) => documentIds));
  const cancelledIds = issuedNumbers.flatMap(({ cancelledIds: ids }) => ids);
  return `${issuedIds.size} ${cancelledIds.length}`;
}
