import type { SupplyKind } from "../../books/company-books.ts";
import { addToCell, createCell, collectLines, type Cell, type OpenCell } from "./cell.ts";
import type { PlacedDocument } from "./placed-document.ts";

/** Table 8: nil-rated, exempt and non-GST lines of all documents; credit notes are deducted. */
export interface UntaxedSupplies {
  total: Cell;
  rows: readonly UntaxedRow[];
}

/** INTR is inter-State, INTRA within the State; B2B to registered persons. */
export type UntaxedSupplyType = "INTRB2B" | "INTRAB2B" | "INTRB2C" | "INTRAB2C";

export interface UntaxedRow {
  supplyType: UntaxedSupplyType;
  /** The figures without tax are their `taxable`. */
  cells: Readonly<Record<UntaxedKind, Cell>>;
}

export type UntaxedKind = Exclude<SupplyKind, "taxable">;

/** Only supply types that have lines. */
export function sumUntaxedSupplies(placedDocuments: readonly PlacedDocument[]): UntaxedSupplies {
  const total = createCell();
  const rows = new Map<UntaxedSupplyType, Record<UntaxedKind, OpenCell>>();
  for (const placedDocument of placedDocuments) {
    const { document, untaxedLines, sign } = placedDocument;
    if (untaxedLines.length === 0) continue;
    const documentId = document.id;
    addToCell(total, { documentId, lines: untaxedLines, sign });
    const supplyType = findUntaxedSupplyType(placedDocument);
    const cells = rows.get(supplyType) ?? createCells();
    rows.set(supplyType, cells);
    for (const [kind, lines] of collectLines(untaxedLines, (line) => line.supplyKind))
      if (kind !== "taxable") addToCell(cells[kind], { documentId, lines, sign });
  }
  return {
    total,
    rows: SUPPLY_TYPES.flatMap((supplyType) => {
      const cells = rows.get(supplyType);
      return cells ? [{ supplyType, cells }] : [];
    }),
  };
}

export function findUntaxedSupplyType({
  isInterState,
  isRegistered,
}: Pick<PlacedDocument, "isInterState" | "isRegistered">): UntaxedSupplyType {
  if (isRegistered) return isInterState ? "INTRB2B" : "INTRAB2B";
  return isInterState ? "INTRB2C" : "INTRAB2C";
}

function createCells(): Record<UntaxedKind, OpenCell> {
  return { nilRated: createCell(), exempt: createCell(), nonGst: createCell() };
}

export const SUPPLY_TYPES: readonly UntaxedSupplyType[] = ["INTRB2B", "INTRAB2B", "INTRB2C", "INTRAB2C"];
