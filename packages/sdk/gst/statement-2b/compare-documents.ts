import { toAbsolute, type Paise } from "../../books/money.ts";
import { isSameNumber, readComparedNumber, type ComparedNumber } from "./document-number.ts";
import type { InwardDocument } from "./statement.ts";

/** A document of the file or of the books, with what is compared of it. */
export interface Compared<Document extends InwardDocument = InwardDocument> {
  document: Document;
  /** Its place among all documents of both sides, whatever order they came in. */
  order: number;
  number: ComparedNumber;
  /** The digits of the PAN in its GSTIN; empty if it has none. */
  pan: string;
  /** In paise; the amounts of a document are below 10^15. */
  taxable: number;
  /** Days since 1970. */
  day: number;
  isUsed: boolean;
}

export function prepareCompared<Document extends InwardDocument>(
  document: Document,
  order: number,
): Compared<Document> {
  return {
    document,
    order,
    number: readComparedNumber(document.number, document.date),
    pan: document.gstin?.slice(2, 12) ?? "",
    taxable: Number(document.taxable),
    day: Date.parse(document.date) / MS_PER_DAY,
    isUsed: false,
  };
}

/** What differs beyond spelling and a rupee. */
export interface ComparedFacts {
  isGstinSame: boolean;
  isNumberSame: boolean;
  isDateSame: boolean;
  areAmountsSame: boolean;
}

export function compareDocuments(one: Compared, other: Compared): ComparedFacts {
  return {
    isGstinSame: one.document.gstin === other.document.gstin,
    isNumberSame: isSameNumber(one.number, other.number),
    isDateSame: one.document.date === other.document.date,
    areAmountsSame: AMOUNT_FIELDS.every((field) => isWithinRupee(one.document[field], other.document[field])),
  };
}

/** One field of a pair, as the file and as the books have it. */
export type Difference =
  | { field: "gstin" | "number" | "date"; statement: string | null; books: string | null }
  | { field: AmountField; statement: Paise; books: Paise };

export type AmountField = "taxable" | "cgst" | "sgst" | "igst" | "cess" | "value";

/** The cause comes before what follows from it: the taxable value before tax and value. */
export function listDifferences(one: Compared, other: Compared): readonly Difference[] {
  const [statement, books] = [one.document, other.document];
  const facts = compareDocuments(one, other);
  const amounts = AMOUNT_FIELDS.filter((field) => !isWithinRupee(statement[field], books[field]));
  return [
    ...(facts.isGstinSame ? [] : [makeTextDifference("gstin", statement, books)]),
    ...(facts.isNumberSame ? [] : [makeTextDifference("number", statement, books)]),
    ...(facts.isDateSame ? [] : [makeTextDifference("date", statement, books)]),
    ...amounts.map((field) => ({ field, statement: statement[field], books: books[field] })),
  ];
}

function makeTextDifference(
  field: "gstin" | "number" | "date",
  statement: InwardDocument,
  books: InwardDocument,
): Difference {
  return { field, statement: statement[field], books: books[field] };
}

/** By how much all amounts differ together, in paise. */
export function measureAmounts(one: Compared, other: Compared): number {
  let distance = 0n;
  for (const field of AMOUNT_FIELDS) distance += toAbsolute(one.document[field] - other.document[field]);
  return Number(distance);
}

function isWithinRupee(one: Paise, other: Paise): boolean {
  return toAbsolute(one - other) <= TOLERANCE_PAISE;
}

/** Suppliers and their customers round differently. */
export const TOLERANCE_PAISE = 1_00n;
const AMOUNT_FIELDS = ["taxable", "cgst", "sgst", "igst", "cess", "value"] as const;
const MS_PER_DAY = 86_400_000;
