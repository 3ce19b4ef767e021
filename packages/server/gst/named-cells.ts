import type { Cell, Gstr1, IssuedNumbers } from "@vanbook/sdk/gst";
import { LISTED_TABLES } from "@vanbook/sdk/gst";

/** Where a figure of GSTR-1 is, as requests name it. */
export type CellName = string;

export interface NamedCell {
  name: CellName;
  cell: Cell;
}

/** All figures that documents add up to, but for those of table 13. */
export function* listNamedCells(gstr1: Gstr1): Generator<NamedCell> {
  for (const table of LISTED_TABLES) yield { name: table, cell: gstr1.listedDocuments[table].total };
  yield { name: "7", cell: gstr1.smallSupplies.total };
  yield { name: "8", cell: gstr1.untaxedSupplies.total };
  for (const row of gstr1.smallSupplies.rows) yield { name: makeSmallSupplyName(row), cell: row };
  for (const { supplyType, cells } of gstr1.untaxedSupplies.rows)
    for (const kind of UNTAXED_KINDS) yield { name: makeUntaxedName(supplyType, kind), cell: cells[kind] };
  for (const { part, rows } of gstr1.hsnSummary)
    for (const row of rows) yield { name: makeHsnRowName(part, row), cell: row };
}

type SmallSupply = Gstr1["smallSupplies"]["rows"][number];
type UntaxedRow = Gstr1["untaxedSupplies"]["rows"][number];
type HsnPart = Gstr1["hsnSummary"][number];

export const UNTAXED_KINDS = ["nilRated", "exempt", "nonGst"] as const;

export function makeSmallSupplyName({ isInterState, placeOfSupply, rate }: SmallSupply): CellName {
  return `7/${isInterState ? "INTER" : "INTRA"}/${placeOfSupply}/${rate}`;
}

export function makeUntaxedName(
  supplyType: UntaxedRow["supplyType"],
  kind: (typeof UNTAXED_KINDS)[number],
): CellName {
  return `8/${supplyType}/${kind}`;
}

export function makeHsnRowName(
  part: HsnPart["part"],
  { hsnCode, uqc, rate }: HsnPart["rows"][number],
): CellName {
  return `12/${part}/${hsnCode}/${uqc}/${rate}`;
}

export function makeIssuedNumbersName({ kind, from }: IssuedNumbers): CellName {
  return `13/${kind}/${from}`;
}
