import { getFinancialYear, shift } from "@vanbook/sdk/books";
import {
  findPeriodDays,
  isSamePeriod,
  type FiledDocument,
  type FiledReturn,
  type PeriodDays,
  type ReturnPeriod,
} from "@vanbook/sdk/gst";
import type { IssuedDocument } from "../outward-document.ts";
import { compareReturns, isWholeGstr1, type StoredReturn } from "./marked-return.ts";
import { getDocumentName, type StoredDocument } from "./stored-document.ts";

/** What the portal has, as far as it matters for a return. */
export interface Portal {
  /** Months and quarters, in order. */
  returns: readonly FiledReturn[];
  /** As the latest return states each of them, by `getDocumentName`. */
  filedByName: ReadonlyMap<string, StoredDocument>;
  /** Documents that an IFF had and no quarter has, likewise. */
  furnishedByName: ReadonlyMap<string, StoredDocument>;
}

/** `days`: leaves out the return of these days and later ones, but for IFFs of the same quarter. */
export function makePortal(storedReturns: readonly StoredReturn[], days?: PeriodDays): Portal {
  const orderedReturns = storedReturns
    .filter(
      ({ period }) => !days || findPeriodDays(period).to < (period.kind === "iff" ? days.to : days.from),
    )
    .toSorted(compareReturns);
  const filedByName = new Map<string, StoredDocument>();
  const furnishedByName = new Map<string, StoredDocument>();
  for (const { documents, period } of orderedReturns)
    for (const document of documents)
      (period.kind === "iff" ? furnishedByName : filedByName).set(getDocumentName(document), document);
  for (const name of filedByName.keys()) furnishedByName.delete(name);
  const isMarked = (form: StoredReturn["form"], period: ReturnPeriod) =>
    orderedReturns.some((each) => each.form === form && isSamePeriod(each.period, period));
  return {
    returns: orderedReturns.filter(isWholeGstr1).map(({ period }) => ({
      ...{ period, isGstr1aFiled: isMarked("GSTR-1A", period), isGstr3bFiled: isMarked("GSTR-3B", period) },
    })),
    ...{ filedByName, furnishedByName },
  };
}

/**
 * The documents by the ids of today's vouchers. Those that `documents` lacks are left out: they lack
 * facts by now.
 */
export function identifyFiled(
  filedByName: ReadonlyMap<string, StoredDocument>,
  documents: readonly IssuedDocument[],
): FiledDocument[] {
  if (filedByName.size === 0) return [];
  return documents.flatMap((document) => {
    const storedDocument = filedByName.get(getDocumentName(document));
    return storedDocument ? [Object.assign({}, storedDocument, { id: document.id })] : [];
  });
}

/** A cancelled document with the customer and place that the portal has of it: the books no longer say them. */
export function describeCancelled(
  documents: readonly IssuedDocument[],
  { filedByName, furnishedByName }: Portal,
): IssuedDocument[] {
  return documents.map((document) => {
    if (!document.isCancelled) return document;
    const name = getDocumentName(document);
    const filedDocument = filedByName.get(name) ?? furnishedByName.get(name);
    if (!filedDocument) return document;
    const { partyKind: kind, gstin, placeOfSupply, isReverseCharge } = filedDocument;
    const party = { kind, name: document.party.name, ...(gstin !== undefined && { gstin }) };
    return Object.assign({}, document, { party, placeOfSupply, isReverseCharge });
  });
}

/**
 * From which day on returns matter for one that begins on `from`: from the financial year before,
 * because later nothing may be corrected.
 */
export function findFirstDay(from: string): string {
  return shift(getFinancialYear(from).start, { years: -1 });
}
