import type { Amendments } from "./changes/amendments.ts";
import type { OutwardDocument } from "./document.ts";
import { findPeriodDays, type ReturnPeriod } from "./return-period.ts";

/** What has changed in earlier returns, as far as this return has it. */
export interface ReturnChanges {
  /** Of earlier periods, which no return has. */
  lateDocuments: readonly OutwardDocument[];
  /** Taken out of earlier returns by `amendments`; table 13 counted their numbers there. */
  movedDocuments: readonly OutwardDocument[];
  /** Documents that an earlier return has, also if their date is of this period now. */
  filedIds: ReadonlySet<number>;
  amendments: Amendments;
}

export interface SelectedDocuments {
  /** By day, then as they were entered. */
  ownDocuments: readonly OutwardDocument[];
  movedDocuments: readonly OutwardDocument[];
}

/** The documents that the ordinary tables of the return count. */
export function selectDocuments(
  period: ReturnPeriod,
  documents: readonly OutwardDocument[],
  changes?: ReturnChanges,
): SelectedDocuments {
  const { from, to } = findPeriodDays(period);
  const { lateDocuments = [], movedDocuments = [], filedIds } = changes ?? {};
  const lateIds = new Set(lateDocuments.map(({ id }) => id));
  const isOwn = ({ id, date }: OutwardDocument) =>
    from <= date && date <= to && !lateIds.has(id) && !filedIds?.has(id);
  return {
    ownDocuments: [...documents.filter(isOwn), ...lateDocuments].toSorted(compareDocuments),
    movedDocuments: movedDocuments.toSorted(compareDocuments),
  };
}

function compareDocuments(a: OutwardDocument, b: OutwardDocument): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id - b.id;
}
