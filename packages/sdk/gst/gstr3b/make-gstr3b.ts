import type { GstCompany, OutwardDocument } from "../document.ts";
import { findPeriodDays, type PeriodDays, type ReturnPeriod } from "../return-period.ts";
import { addToCell, createCell, type Cell, type OpenCell } from "../tables/cell.ts";
import { GSTR3B_CELLS, isPlaceCell, type FixedCell, type PlaceCell } from "./cell-names.ts";
import type { Contribution } from "./contribution.ts";
import { listInwardContributions } from "./inward-supplies.ts";
import type { ItcDocument } from "./itc-document.ts";
import { listOutwardContributions } from "./outward-supplies.ts";

/** Tables 3.1 to 5 of the form, each figure with the documents and lines that add up to it. */
export interface Gstr3b {
  period: ReturnPeriod;
  days: PeriodDays;
  company: GstCompany;
  /** The net credit, 4(C), is 4(A) less 4(B). */
  cells: Readonly<Record<FixedCell, Cell>>;
  /** Table 3.2, by State. */
  places: Readonly<Record<PlaceCell, readonly PlaceRow[]>>;
  /** What each document adds to each cell. */
  contributions: readonly Contribution[];
}

export interface PlaceRow extends Cell {
  /** The code of a State. */
  placeOfSupply: string;
}

/**
 * GSTR-3B of the documents dated in the period; others may be among them and are left out. Throws
 * RangeError for a period that is none, and for an IFF, which has no GSTR-3B.
 */
export function makeGstr3b(
  period: ReturnPeriod,
  company: GstCompany,
  { outward, inward }: { outward: readonly OutwardDocument[]; inward: readonly ItcDocument[] },
): Gstr3b {
  if (period.kind === "iff") throw new RangeError("An IFF has no GSTR-3B.");
  const days = findPeriodDays(period);
  const isOfPeriod = ({ date }: { date: string }) => days.from <= date && date <= days.to;
  const contributions = [
    ...outward.filter(isOfPeriod).flatMap((document) => listOutwardContributions(company, document)),
    ...inward.filter(isOfPeriod).flatMap(listInwardContributions),
  ];
  return {
    ...{ period, days, company, contributions },
    cells: sumCells(contributions),
    places: sumPlaces(contributions),
  };
}

function sumCells(contributions: readonly Contribution[]): Record<FixedCell, Cell> {
  const cells = Object.fromEntries(
    GSTR3B_CELLS.flatMap((cell) => (isPlaceCell(cell) ? [] : [[cell, createCell()]])),
  ) as Record<FixedCell, OpenCell>; // Object.fromEntries forgets the names
  for (const { cell, ...addition } of contributions) if (!isPlaceCell(cell)) addToCell(cells[cell], addition);
  return cells;
}

function sumPlaces(contributions: readonly Contribution[]): Record<PlaceCell, readonly PlaceRow[]> {
  const sumRows = (placeCell: PlaceCell): PlaceRow[] => {
    const rows = new Map<string, PlaceRow & OpenCell>();
    for (const { cell, placeOfSupply = "", ...addition } of contributions) {
      if (cell !== placeCell) continue;
      const row = rows.get(placeOfSupply) ?? { placeOfSupply, ...createCell() };
      rows.set(placeOfSupply, row);
      addToCell(row, addition);
    }
    return [...rows.values()].toSorted((a, b) => Number(a.placeOfSupply) - Number(b.placeOfSupply));
  };
  return {
    "3.2-unregistered": sumRows("3.2-unregistered"),
    "3.2-composition": sumRows("3.2-composition"),
    "3.2-uin": sumRows("3.2-uin"),
  };
}
