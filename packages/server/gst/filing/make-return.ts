import {
  AMENDMENT_LAWS,
  collectChanges,
  compareWithFiled,
  GSTR1_LAWS,
  isSamePeriod,
  makeGstr1InSteps,
  placeChange,
  type FiledDocument,
  type Gstr1,
  type GstCompany,
  type PlacedChange,
  type ReturnPeriod,
  type Steps,
} from "@vanbook/sdk/gst";
import type { IssuedDocument } from "../outward-document.ts";
import { describeCancelled, identifyFiled, type Portal } from "./portal.ts";

export interface ReturnParts {
  company: GstCompany;
  period: ReturnPeriod;
  /** Those of the period and of all returns of the portal. */
  documents: readonly IssuedDocument[];
  portal: Portal;
  /** The day on which the return is filed: `YYYY-MM-DD`. */
  today: string;
}

/** GSTR-1 with what it amends of earlier returns. */
export interface AmendingReturn {
  gstr1: Gstr1;
  placedChanges: readonly PlacedChange[];
  /** What the portal has already, by the ids of today's vouchers. */
  filedDocuments: readonly FiledDocument[];
  /** Of a quarter: documents that its IFFs had. */
  furnishedDocuments: readonly FiledDocument[];
  furnishedChanges: readonly PlacedChange[];
}

/** In steps, because a return may have many documents. */
export function* makeAmendingReturnInSteps(parts: ReturnParts): Steps<AmendingReturn> {
  const { company, period, documents, portal } = parts;
  const filedDocuments = identifyFiled(portal.filedByName, documents);
  const furnishedDocuments = identifyFiled(portal.furnishedByName, documents);
  const isIff = period.kind === "iff";
  // An IFF amends nothing: the return of its quarter does.
  const placedChanges = isIff
    ? []
    : placeChanges({ ...parts, filedDocuments, nextPeriod: period }).placedChanges;
  const furnishedChanges = isIff ? [] : placeFurnishedChanges(parts, furnishedDocuments, period);
  const changes = collectChanges(
    { form: "GSTR-1", period },
    [...placedChanges, ...furnishedChanges],
    isIff ? [...filedDocuments, ...furnishedDocuments] : filedDocuments,
  );
  const furnishedIds = new Set(furnishedChanges.map(({ change }) => change.document.id));
  const isNothingFiled = filedDocuments.length + furnishedDocuments.length + portal.returns.length === 0;
  return {
    gstr1: yield* makeGstr1InSteps(
      ...([period, company, documents, GSTR1_LAWS] as const),
      // The quarter counts its own documents, whether an IFF had them or not.
      isNothingFiled
        ? undefined
        : Object.assign({}, changes, {
            movedDocuments: changes.movedDocuments.filter(({ id }) => !furnishedIds.has(id)),
          }),
    ),
    ...{ placedChanges, filedDocuments, furnishedDocuments, furnishedChanges },
  };
}

export interface PlacedChanges {
  placedChanges: readonly PlacedChange[];
  unchangedIds: readonly number[];
}

interface PartsOfChanges extends Omit<ReturnParts, "period"> {
  filedDocuments: readonly FiledDocument[];
  nextPeriod: ReturnPeriod;
}

export function placeChanges(parts: PartsOfChanges): PlacedChanges {
  const { company, portal, today, filedDocuments, nextPeriod } = parts;
  const documents = describeCancelled(parts.documents, portal);
  const { changes, unchangedIds } = compareWithFiled(
    { company, returns: portal.returns, filedDocuments, documents },
    GSTR1_LAWS,
  );
  // No annual return is marked yet, so the day alone decides what is too late.
  const day = { today, nextPeriod, annualReturnYears: new Set<string>() };
  return {
    placedChanges: changes.map((change) => ({ change, place: placeChange(change, day, AMENDMENT_LAWS) })),
    unchangedIds,
  };
}

/** The return of the quarter amends what its IFFs had. */
export function placeFurnishedChanges(
  { portal, documents, ...parts }: Omit<ReturnParts, "period">,
  furnishedDocuments: readonly FiledDocument[],
  nextPeriod: ReturnPeriod,
): PlacedChange[] {
  const periods: ReturnPeriod[] = [];
  for (const { filedIn } of furnishedDocuments)
    if (!periods.some((each) => isSamePeriod(each, filedIn))) periods.push(filedIn);
  const returns = periods.map((period) => ({ period, isGstr1aFiled: true, isGstr3bFiled: true }));
  const ids = new Set(furnishedDocuments.map(({ id }) => id));
  return [
    ...placeChanges({
      ...{ ...parts, filedDocuments: furnishedDocuments, nextPeriod },
      portal: { ...portal, returns },
      documents: documents.filter(({ id }) => ids.has(id)),
    }).placedChanges,
  ];
}
