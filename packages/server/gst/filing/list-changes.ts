import { shift } from "@vanbook/sdk/books";
import { isSamePeriod, type FiledDocument, type PlacedChange, type ReturnPeriod } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import type { FilingFrequency } from "../../books/years/filing-frequencies.ts";
import type { ChangesParts } from "./changes-answer.ts";
import { findPeriodFrom } from "./due-returns.ts";
import { placeChanges, placeFurnishedChanges, type ReturnParts } from "./make-return.ts";
import { findLastGstr1, getLastDay, type MarkedReturn } from "./marked-return.ts";
import { identifyFiled } from "./portal.ts";

export interface AskedChanges extends ReturnParts {
  markedReturns: readonly MarkedReturn[];
  frequencies: readonly FilingFrequency[];
}

export interface PeriodChanges extends ChangesParts {
  parts: ReturnParts;
  /** Of all returns of the portal. */
  filedDocuments: readonly FiledDocument[];
}

/** What has changed in the period since its GSTR-1 was filed. Throws NOT_FOUND if it was not. */
export function listChanges(request: AskedChanges): PeriodChanges {
  const { period, portal, documents, markedReturns, frequencies } = request;
  const own = markedReturns.find((each) => each.form === "GSTR-1" && isSamePeriod(each.period, period));
  if (!own) throw problem("NOT_FOUND");
  const isIff = period.kind === "iff";
  const filedDocuments = identifyFiled(isIff ? portal.furnishedByName : portal.filedByName, documents);
  const nextPeriod = findNextPeriod(markedReturns, frequencies, period);
  const placedChanges = isIff
    ? placeFurnishedChanges(request, filedDocuments, nextPeriod)
    : placeChanges({ ...request, filedDocuments, nextPeriod }).placedChanges;
  const isOwn = ({ change }: PlacedChange) => isSamePeriod(change.filedReturn.period, period);
  const changedIds = new Set(placedChanges.map(({ change }) => change.document.id));
  const unchangedDocuments = filedDocuments.filter(
    ({ id, filedIn }) => isSamePeriod(filedIn, period) && !changedIds.has(id),
  );
  return {
    ...{
      markedReturn: own,
      placedChanges: placedChanges.filter(isOwn),
      unchangedCount: unchangedDocuments.length,
    },
    ...{ documents, parts: request, filedDocuments },
  };
}

/** The first GSTR-1 that is not filed, by the settings or as the last one was; of an IFF its quarter. */
function findNextPeriod(
  markedReturns: readonly MarkedReturn[],
  frequencies: readonly FilingFrequency[],
  period: ReturnPeriod,
): ReturnPeriod {
  const last = findLastGstr1(markedReturns);
  const isQuarterly = period.kind === "iff" || last?.period.kind === "quarter";
  const day =
    period.kind === "iff" || !last ? findQuarterStart(period) : shift(getLastDay(last), { days: 1 });
  const periodBySettings = period.kind === "iff" ? undefined : findPeriodFrom(day, frequencies);
  return periodBySettings ?? findPeriodFrom(day, [{ from: day, isQuarterly }]) ?? period;
}

function findQuarterStart({ month }: ReturnPeriod): string {
  const first = Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1;
  return `${month.slice(0, 5)}${String(first).padStart(2, "0")}-01`;
}
