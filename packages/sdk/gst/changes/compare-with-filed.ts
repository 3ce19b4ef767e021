import type { GstCompany, OutwardDocument } from "../document.ts";
import type { Gstr1Laws } from "../laws.ts";
import { findPeriodDays, isSamePeriod, type ReturnPeriod } from "../return-period.ts";
import { describeFigures, type DocumentFigures, type FiledDocument } from "./filed-document.ts";
import { listFigureChanges, type FigureChange } from "./figure-changes.ts";

/** A return that was filed, and what may still correct it. */
export interface FiledReturn {
  /** A month or a quarter. */
  period: ReturnPeriod;
  isGstr1aFiled: boolean;
  isGstr3bFiled: boolean;
}

export interface FiledBooks {
  company: GstCompany;
  returns: readonly FiledReturn[];
  /** All documents of these returns. */
  filedDocuments: readonly FiledDocument[];
  /** As the books have them now: every document of `filedDocuments`, and all that are dated in `returns`. */
  documents: readonly OutwardDocument[];
}

/** What happened to a document since the return of its period was filed. */
export interface DocumentChange {
  kind: "added" | "corrected" | "cancelled";
  /** The return that it changes. */
  filedReturn: FiledReturn;
  /** Undefined if it was added. */
  before: FiledDocument | undefined;
  after: DocumentFigures;
  /** As the books have it now. */
  document: OutwardDocument;
  /** Each figure that differs. */
  figures: readonly FigureChange[];
}

export interface FiledComparison {
  changes: readonly DocumentChange[];
  unchangedIds: readonly number[];
}

/**
 * Throws RangeError if `documents` lacks one that was filed, because a document is cancelled in the
 * books and never removed, and for a document whose return is not in `returns`.
 */
export function compareWithFiled(
  { company, returns, filedDocuments, documents }: FiledBooks,
  laws: Gstr1Laws,
): FiledComparison {
  const filedById = new Map(filedDocuments.map((each) => [each.id, each]));
  const knownIds = new Set(documents.map(({ id }) => id));
  const missing = filedDocuments.find(({ id }) => !knownIds.has(id));
  if (missing) throw new RangeError(`The books lack document ${missing.id}, which was filedDocuments.`);
  const changes: DocumentChange[] = [];
  const unchangedIds: number[] = [];
  for (const document of documents) {
    const before = filedById.get(document.id);
    const filedReturn = before ? findReturnOf(returns, before) : findReturnAt(returns, document.date);
    if (!filedReturn) continue;
    const after = describeFigures(company, document, laws);
    const figures = listFigureChanges(before, after);
    if (before && figures.length === 0) unchangedIds.push(document.id);
    else changes.push({ kind: findKind(before, after), filedReturn, before, after, document, figures });
  }
  return { changes, unchangedIds };
}

function findKind(before: FiledDocument | undefined, after: DocumentFigures): DocumentChange["kind"] {
  if (!before) return "added";
  return after.isCancelled && !before.isCancelled ? "cancelled" : "corrected";
}

function findReturnOf(returns: readonly FiledReturn[], { id, filedIn }: FiledDocument): FiledReturn {
  const filedReturn = returns.find(({ period }) => isSamePeriod(period, filedIn));
  if (!filedReturn)
    throw new RangeError(`The return of ${filedIn.month}, which has document ${id}, is missing.`);
  return filedReturn;
}

function findReturnAt(returns: readonly FiledReturn[], date: string): FiledReturn | undefined {
  return returns.find(({ period }) => {
    const { from, to } = findPeriodDays(period);
    return from <= date && date <= to;
  });
}
