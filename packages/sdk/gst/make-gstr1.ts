import type { Amendments } from "./changes/amendments.ts";
import type { GstCompany, OutwardDocument } from "./document.ts";
import { isHsnSplit, type Gstr1Laws } from "./laws.ts";
import { isReported } from "./place-document.ts";
import { findPeriodDays, type PeriodDays, type ReturnPeriod } from "./return-period.ts";
import { selectDocuments, type ReturnChanges } from "./select-documents.ts";
import { takeSteps, type Steps } from "./steps.ts";
import { summariseByHsn, type HsnPart } from "./tables/hsn-summary.ts";
import { listIssuedNumbers, type IssuedNumbers } from "./tables/issued-numbers.ts";
import { listDocuments, type DocumentList, type ListedTable } from "./tables/listed-documents.ts";
import { placeDocument, type PlacedDocument } from "./tables/placed-document.ts";
import { sumSmallSupplies, type SmallSupplies } from "./tables/small-supplies.ts";
import { sumUntaxedSupplies, type UntaxedSupplies } from "./tables/untaxed-supplies.ts";

/** All tables of the return, each figure with the documents and lines that add up to it. */
export interface Gstr1 {
  period: ReturnPeriod;
  days: PeriodDays;
  company: GstCompany;
  /** Tables 4, 5, 6 and 9B: every document is a row. */
  listedDocuments: Readonly<Record<ListedTable, DocumentList>>;
  /** Table 7. */
  smallSupplies: SmallSupplies;
  /** Table 8. */
  untaxedSupplies: UntaxedSupplies;
  /** Table 12. */
  hsnSummary: readonly HsnPart[];
  /** Table 13. */
  issuedNumbers: readonly IssuedNumbers[];
  /** Tables 9A, 9C and 10, and what table 8 counts of earlier periods. No other figure has them. */
  amendments: Amendments | undefined;
}

/**
 * GSTR-1 of the documents dated in the period; others may be among them and are left out. `changes`
 * of earlier returns add documents, and leave out those that an earlier return has. Throws
 * RangeError for a period that is none.
 */
export function makeGstr1(...given: Parameters<typeof makeGstr1InSteps>): Gstr1 {
  return takeSteps(makeGstr1InSteps(...given));
}

/** The same in steps. */
export function* makeGstr1InSteps(
  period: ReturnPeriod,
  company: GstCompany,
  documents: readonly OutwardDocument[],
  laws: Gstr1Laws,
  changes?: ReturnChanges,
): Steps<Gstr1> {
  const days = findPeriodDays(period);
  const { ownDocuments, movedDocuments } = selectDocuments(period, documents, changes);
  const placedDocuments: PlacedDocument[] = [];
  for (const document of [...ownDocuments, ...movedDocuments]) {
    yield 1;
    if (isReported(document)) placedDocuments.push(placeDocument(company, document, laws));
  }
  return {
    ...{ period, days, company },
    listedDocuments: yield* listDocuments(placedDocuments),
    smallSupplies: yield* sumSmallSupplies(placedDocuments),
    untaxedSupplies: sumUntaxedSupplies(placedDocuments),
    hsnSummary: yield* summariseByHsn(placedDocuments, isHsnSplit(laws, days.to)),
    issuedNumbers: listIssuedNumbers(ownDocuments),
    amendments: changes?.amendments,
  };
}
