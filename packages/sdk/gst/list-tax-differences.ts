import type { Paise, Percent } from "../books/money.ts";
import { divideRounded } from "../books/rounding.ts";
import { sumTaxed, type Tax, type Taxed } from "../books/tax.ts";
import type { DocumentLine, GstCompany, OutwardDocument } from "./document.ts";
import type { Gstr1Laws } from "./laws.ts";
import { isReported } from "./place-document.ts";
import type { DocumentTable } from "./table-names.ts";
import { collectLines } from "./tables/cell.ts";
import { placeDocument, type PlacedDocument } from "./tables/placed-document.ts";

/** Where the tax of the books is not what the portal calculates from taxable value and rate. */
export interface TaxDifference {
  documentId: number;
  number: string;
  table: DocumentTable;
  rate: Percent;
  /** All lines of the document at this rate together, as the file states them. */
  books: Taxed;
  calculated: Tax;
  /** `books` less `calculated`. */
  difference: Tax;
  /** The lines whose own tax differs; none if only the sum is rounded otherwise. */
  lines: readonly LineDifference[];
}

export interface LineDifference {
  lineNo: number;
  difference: Tax;
}

/** For each document and rate that differs, in the order of the documents. */
export function listTaxDifferences(
  company: GstCompany,
  documents: readonly OutwardDocument[],
  laws: Gstr1Laws,
): TaxDifference[] {
  return documents.filter(isReported).flatMap((document) => {
    const placedDocument = placeDocument(company, document, laws);
    const groups = collectLines(placedDocument.tableLines, (line) => line.taxRate);
    return [...groups].flatMap(([rate, lines]) => compareRate(placedDocument, rate, lines));
  });
}

function compareRate(
  placedDocument: PlacedDocument,
  rate: Percent,
  lines: readonly DocumentLine[],
): TaxDifference[] {
  const books = sumTaxed(lines);
  const isIgst = books.igst !== 0n || (placedDocument.isInterState && books.cgst === 0n && books.sgst === 0n);
  const isWithoutPayment = placedDocument.party.kind.endsWith("WithoutPayment");
  const chargedRate = isWithoutPayment ? 0n : rate;
  const calculatedTax = calculateTax(books.taxable, chargedRate, isIgst);
  const difference = subtractTax(books, calculatedTax);
  if (isNone(difference)) return [];
  const { id: documentId, number } = placedDocument.document;
  const lineDifferences = lines
    .map((line) => ({
      lineNo: line.lineNo,
      difference: subtractTax(line, calculateTax(line.taxable, chargedRate, isIgst)),
    }))
    .filter((line) => !isNone(line.difference));
  return [
    {
      documentId,
      number,
      table: placedDocument.table,
      rate,
      books,
      calculated: calculatedTax,
      difference,
      lines: lineDifferences,
    },
  ];
}

/** CGST and SGST are each half of the rate, rounded by itself. */
function calculateTax(taxable: Paise, rate: Percent, isIgst: boolean): Tax {
  if (isIgst) return { cgst: 0n, sgst: 0n, igst: divideRounded(taxable * rate, 10_000n) };
  const half = divideRounded(taxable * rate, 20_000n);
  return { cgst: half, sgst: half, igst: 0n };
}

function subtractTax(a: Tax, b: Tax): Tax {
  return { cgst: a.cgst - b.cgst, sgst: a.sgst - b.sgst, igst: a.igst - b.igst };
}

function isNone({ cgst, sgst, igst }: Tax): boolean {
  return cgst === 0n && sgst === 0n && igst === 0n;
}
