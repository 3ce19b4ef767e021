import type { Percent, Quantity } from "../../books/money.ts";
import type { DocumentLine } from "../document.ts";
import type { Steps } from "../steps.ts";
import {
  addAmounts,
  addLine,
  calculateValue,
  countDocument,
  createCell,
  type Cell,
  type OpenCell,
} from "./cell.ts";
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
export function* summariseByHsn(
  placedDocuments: readonly PlacedDocument[],
  isSplit: boolean,
): Steps<HsnPart[]> {
  if (!isSplit) return [yield* makePart("whole", placedDocuments)];
  return [
    yield* makePart(
      "registered",
      placedDocuments.filter((each) => each.isRegistered),
    ),
    yield* makePart(
      "unregistered",
      placedDocuments.filter((each) => !each.isRegistered),
    ),
  ];
}

function* makePart(part: HsnPart["part"], placedDocuments: readonly PlacedDocument[]): Steps<HsnPart> {
  const total = createCell();
  const rowsByCode = new Map<string, OpenRow[]>();
  for (const { document, sign } of placedDocuments) {
    const { id: documentId, lines } = document;
    yield 1;
    if (lines.length === 0) continue;
    countDocument(total, documentId, lines);
    for (const line of lines) {
      const row = findRow(rowsByCode, line);
      addLine(row, documentId, line, sign);
      if (!isService(row.hsnCode)) row.quantity += sign === 1n ? line.quantity : -line.quantity;
    }
  }
  const rows = [...rowsByCode.values()].flat();
  for (const row of rows) row.value = calculateValue(row);
  addAmounts(total, rows);
  return { part, total, rows: rows.toSorted(compareRows) };
}

type OpenRow = HsnRow & OpenCell;

/** Without a key for each line: a code nearly always has one unit and one rate. */
function findRow(rowsByCode: Map<string, OpenRow[]>, line: DocumentLine): OpenRow {
  const { hsnCode, taxRate } = line;
  const uqc = isService(hsnCode) ? NO_UNIT : line.uqc;
  const knownRows = rowsByCode.get(hsnCode);
  if (knownRows) for (const row of knownRows) if (row.rate === taxRate && row.uqc === uqc) return row;
  const row = { ...createCell(), hsnCode, uqc, rate: taxRate, quantity: 0n };
  if (knownRows) knownRows.push(row);
  else rowsByCode.set(hsnCode, [row]);
  return row;
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

/** What services have instead of a unit. */
const NO_UNIT = "NA";
