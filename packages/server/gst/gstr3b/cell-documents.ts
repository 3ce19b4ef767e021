import { sumTaxed, type Taxed } from "@vanbook/sdk/books";
import { GSTR3B_CELLS, isPlaceCell, type Gstr3b, type PlaceCell } from "@vanbook/sdk/gst";
import type { IssuedDocument } from "../outward-document.ts";
import type { EnteredDocument } from "./inward-document.ts";

export type TaxDocument = IssuedDocument | EnteredDocument;

/** A document with what it adds to a figure; negative where it deducts. */
export interface CellDocument extends Taxed {
  document: TaxDocument;
}

/** The customer or supplier. */
export function findTaxParty(document: TaxDocument): { name: string | null; gstin: string | null } {
  return "party" in document
    ? { name: document.party.name, gstin: document.party.gstin ?? null }
    : { name: document.partyName, gstin: document.gstin };
}

/** A figure of table 3.2, as requests name it. */
export function getPlaceName(cell: PlaceCell, placeOfSupply: string): string {
  return `${cell}/${placeOfSupply}`;
}

/** The documents that add up to a figure; undefined if the form has no such figure. */
export function listCellDocuments(
  { contributions }: Gstr3b,
  documents: readonly TaxDocument[],
  name: string,
): CellDocument[] | undefined {
  const cell = GSTR3B_CELLS.find((each) => each === name.split("/")[0]);
  if (cell === undefined || isPlaceCell(cell) !== name.includes("/")) return undefined;
  const byId = new Map(documents.map((document) => [document.id, document]));
  return contributions.flatMap(({ cell: own, placeOfSupply, documentId, lines, sign }) => {
    const document = byId.get(documentId);
    const isOwn = isPlaceCell(own) ? getPlaceName(own, placeOfSupply ?? "") === name : own === name;
    if (!document || !isOwn) return [];
    const { taxable, cgst, sgst, igst } = sumTaxed(lines);
    return { document, taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst, igst: sign * igst };
  });
}
