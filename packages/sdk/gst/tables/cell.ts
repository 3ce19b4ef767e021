import type { Paise } from "../../books/money.ts";
import type { Taxed } from "../../books/tax.ts";
import type { DocumentLine } from "../document.ts";

/** A figure of the return, and what adds up to it. In paise. */
export interface Cell extends Taxed {
  /** How many documents. */
  count: number;
  /** With tax: of whole documents where a table lists them, otherwise of the lines. */
  value: Paise;
  /**
   * The document and the number of each line that counts, in turns; `listSources` reads them. Numbers
   * alone, because a return has hundreds of thousands of lines, each in several cells.
   */
  sourceLines: readonly number[];
}

export interface CellSource {
  documentId: number;
  lineNos: number[];
}

/** A cell that is still being added up. */
export interface OpenCell extends Cell {
  sourceLines: number[];
}

/** What a cell adds up. */
export type CellLine = Taxed & Pick<DocumentLine, "lineNo">;

/** Whether sums add a document, or deduct what a credit note has. */
export type Sign = 1n | -1n;

/** What a document adds. */
interface Addition {
  documentId: number;
  lines: readonly CellLine[];
  sign: Sign;
  /** Otherwise the value of the lines. */
  value?: Paise;
}

export function createCell(): OpenCell {
  return { count: 0, value: 0n, taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n, sourceLines: [] };
}

/** To be called once for a document and cell, with all lines of the document that count in it. */
export function addToCell(cell: OpenCell, { documentId, lines, sign, value }: Addition): void {
  const own = createCell();
  for (const line of lines) addTaxed(own, line, 1n);
  addTaxed(cell, own, sign);
  cell.value += sign * (value ?? calculateValue(own));
  countDocument(cell, documentId, lines);
}

/** Counts a document with its lines, without their amounts. */
export function countDocument(cell: OpenCell, documentId: number, lines: readonly CellLine[]): void {
  cell.count += 1;
  for (const { lineNo } of lines) cell.sourceLines.push(documentId, lineNo);
}

/**
 * Adds one line. All lines of a document must come before those of the next one, which then counts.
 * The value is left to `calculateValue`: a return has hundreds of thousands of lines.
 */
export function addLine(cell: OpenCell, documentId: number, line: CellLine, sign: Sign): void {
  addTaxed(cell, line, sign);
  const { sourceLines } = cell;
  if (sourceLines[sourceLines.length - 2] !== documentId) cell.count += 1;
  sourceLines.push(documentId, line.lineNo);
}

/** Adds the figures of rows; a document is in several of them, so the caller counts it. */
export function addAmounts(total: OpenCell, rows: Iterable<Cell>, sign: Sign = 1n): void {
  for (const row of rows) {
    addTaxed(total, row, sign);
    total.value += sign === 1n ? row.value : -row.value;
  }
}

/** The documents that add up to a cell, each with its lines that count there. */
export function listSources({ sourceLines }: Cell): CellSource[] {
  const sources: CellSource[] = [];
  for (let at = 0; at < sourceLines.length; at += 2) {
    const [documentId = 0, lineNo = 0] = [sourceLines[at], sourceLines[at + 1]];
    const last = sources.at(-1);
    if (last?.documentId === documentId) last.lineNos.push(lineNo);
    else sources.push({ documentId, lineNos: [lineNo] });
  }
  return sources;
}

/** Of lines: with tax. */
export function calculateValue({ taxable, cgst, sgst, igst }: Taxed): Paise {
  return taxable + cgst + sgst + igst;
}

/** Without products and zeros, each of which would be another bigint in memory. */
function addTaxed(cell: OpenCell, { taxable, cgst, sgst, igst }: Taxed, sign: Sign): void {
  const isAdded = sign === 1n;
  cell.taxable = isAdded ? cell.taxable + taxable : cell.taxable - taxable;
  if (cgst !== 0n) cell.cgst = isAdded ? cell.cgst + cgst : cell.cgst - cgst;
  if (sgst !== 0n) cell.sgst = isAdded ? cell.sgst + sgst : cell.sgst - sgst;
  if (igst !== 0n) cell.igst = isAdded ? cell.igst + igst : cell.igst - igst;
}

/** Lines with the same key together, in the order in which the keys come. */
export function collectLines<Key extends string | bigint>(
  lines: readonly DocumentLine[],
  keyOf: (line: DocumentLine) => Key,
): Map<Key, DocumentLine[]> {
  const groups = new Map<Key, DocumentLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}
