import { sumTaxed } from "@vanbook/sdk/books";
import { listSources, type CellSource, type Gstr1 } from "@vanbook/sdk/gst";
import { listAmendedDocuments } from "./filing/amended-figures.ts";
import type { AmendingReturn } from "./filing/make-return.ts";
import { listNamedCells, makeIssuedNumbersName, type CellName } from "./named-cells.ts";
import type { CellDocument, IssuedDocument } from "./outward-document.ts";

/** The documents that add up to a figure; undefined if the return has no such figure. */
export function listCellDocuments(
  { gstr1, placedChanges, furnishedChanges }: AmendingReturn,
  documents: readonly IssuedDocument[],
  name: CellName,
): CellDocument[] | undefined {
  const amendedDocuments = listAmendedDocuments(
    gstr1,
    [...placedChanges, ...furnishedChanges],
    documents,
    name,
  );
  if (amendedDocuments) return amendedDocuments;
  const sources = findSources(gstr1, name);
  if (!sources) return undefined;
  const byId = new Map(documents.map((document) => [document.id, document]));
  return sources.flatMap(({ documentId, lineNos }) => {
    const document = byId.get(documentId);
    if (!document) return [];
    const lines = document.lines.filter(({ lineNo }) => lineNos.includes(lineNo));
    const { taxable, cgst, sgst, igst } = sumTaxed(lines);
    const sign = document.kind === "creditNote" ? -1n : 1n;
    return { document, taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst, igst: sign * igst };
  });
}

function findSources(gstr1: Gstr1, name: CellName): readonly CellSource[] | undefined {
  for (const { name: each, cell } of listNamedCells(gstr1)) if (each === name) return listSources(cell);
  const issuedRow = gstr1.issuedNumbers.find((row) => makeIssuedNumbersName(row) === name);
  return issuedRow?.documentIds.map((documentId) => ({ documentId, lineNos: [] }));
}
