import type { Paise } from "../../books/money.ts";
import type { Taxed } from "../../books/tax.ts";
import type { DocumentLine } from "../document.ts";

/** A figure of the return, and what adds up to it. In paise. */
export interface Cell extends Taxed {
  /** How many documents. */
  count: number;
  /** With tax: of whole documents where a table lists them, otherwise of the lines. */
  value: Paise;
  sources: readonly CellSource[];
}

export interface CellSource {
  documentId: number;
  lineNos: readonly number[];
}

/** A cell that is still being added up. */
export interface OpenCell extends Cell {
  sources: CellSource[];
}

/** What a cell adds up. */
export type CellLine = Taxed & Pick<DocumentLine, "lineNo">;

/** What a document adds; `sign` is -1 for what a credit note deducts. */
interface Addition {
  documentId: number;
  lines: readonly CellLine[];
  sign: 1n | -1n;
  /** Otherwise the value of the lines. */
  value?: Paise;
}

export function createCell(): OpenCell {
  return { count: 0, value: 0n, taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n, sources: [] };
}

/** To be called once for a document and cell, with all lines of the document that count in it. */
export function addToCell(cell: OpenCell, { documentId, lines, sign, value }: Addition): void {
  const lineNos: number[] = [];
  let lineValue = 0n;
  for (const line of lines) {
    cell.taxable += sign * line.taxable;
    cell.cgst += sign * line.cgst;
    cell.sgst += sign * line.sgst;
    cell.igst += sign * line.igst;
    lineValue += line.taxable + line.cgst + line.sgst + line.igst;
    lineNos.push(line.lineNo);
  }
  cell.count += 1;
  cell.value += sign * (value ?? lineValue);
  cell.sources.push({ documentId, lineNos });
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
