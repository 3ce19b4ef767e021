import type { Percent, Quantity } from "../../books/money.ts";
import type { DocumentLine } from "../document.ts";
import { addToCell, createCell, collectLines, type Cell, type OpenCell } from "./cell.ts";
import type { PlacedDocument } from "./placed-document.ts";

/** A part of table 12; `whole` where the law has registered and unregistered customers together. */
export interface HsnPart {
  part: "registered" | "unregistered" | "whole";
  total: Cell;
  rows: readonly HsnRow[];
}

/** Credit notes are deducted. */
export interface HsnRow extends Cell {
  /** Empty where a line has none. */
  hsnCode: string;
  /** "NA" for services. */
  uqc: string;
  rate: Percent;
  /** 0 for services. */
  quantity: Quantity;
}

/** All lines of tables 4 to 9 once more, by code, unit and rate. */
export function summariseByHsn(placedDocuments: readonly PlacedDocument[], isSplit: boolean): HsnPart[] {
  if (!isSplit) return [makePart("whole", placedDocuments)];
  return [
    makePart(
      "registered",
      placedDocuments.filter((each) => each.isRegistered),
    ),
    makePart(
      "unregistered",
      placedDocuments.filter((each) => !each.isRegistered),
    ),
  ];
}

function makePart(part: HsnPart["part"], placedDocuments: readonly PlacedDocument[]): HsnPart {
  const total = createCell();
  const rows = new Map<string, HsnRow & OpenCell>();
  for (const { document, sign } of placedDocuments) {
    const { id: documentId, lines } = document;
    if (lines.length === 0) continue;
    addToCell(total, { documentId, lines, sign });
    for (const [key, keyLines] of collectLines(lines, makeKey)) {
      const row = rows.get(key) ?? createRow(keyLines[0]);
      rows.set(key, row);
      addToCell(row, { documentId, lines: keyLines, sign });
      if (isService(row.hsnCode)) continue;
      for (const line of keyLines) row.quantity += sign * line.quantity;
    }
  }
  return { part, total, rows: [...rows.values()].toSorted(compareRows) };
}

function createRow(line: DocumentLine | undefined): HsnRow & OpenCell {
  const hsnCode = line?.hsnCode ?? "";
  return {
    ...{ hsnCode, uqc: findUnit(hsnCode, line?.uqc ?? "") },
    ...{ rate: line?.taxRate ?? 0n, quantity: 0n },
    ...createCell(),
  };
}

function makeKey({ hsnCode, uqc, taxRate }: DocumentLine): string {
  return `${hsnCode}/${findUnit(hsnCode, uqc)}/${taxRate}`;
}

function findUnit(hsnCode: string, uqc: string): string {
  return isService(hsnCode) ? "NA" : uqc;
}

/** Codes of services, SAC, are those of chapter 99. */
function isService(hsnCode: string): boolean {
  return hsnCode.startsWith("99");
}

function compareRows(a: HsnRow, b: HsnRow): number {
  return compareTexts(a.hsnCode, b.hsnCode) || compareTexts(a.uqc, b.uqc) || Number(a.rate - b.rate);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
