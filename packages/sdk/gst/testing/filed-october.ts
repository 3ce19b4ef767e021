import { AMENDMENT_LAWS } from "../changes/amendment-laws.ts";
import {
  compareWithFiled,
  type DocumentChange,
  type FiledComparison,
  type FiledReturn,
} from "../changes/compare-with-filed.ts";
import { placeChange, type FilingDay } from "../changes/place-change.ts";
import { addReturn } from "../changes/add-return.ts";
import type { OutwardDocument } from "../document.ts";
import { GSTR1_LAWS } from "../laws.ts";
import { NEXT_HAND_PERIOD } from "./hand-amendments.ts";
import { HAND_COMPANY, HAND_DOCUMENTS, HAND_PERIOD } from "./hand-month.ts";

/** The month worked out by hand, filed with its GSTR-3B. */
export const FILED_RETURN: FiledReturn = { period: HAND_PERIOD, isGstr1aFiled: false, isGstr3bFiled: true };

export const FILED_OCTOBER = addReturn(
  {
    ...{ company: HAND_COMPANY, name: { form: "GSTR-1", period: HAND_PERIOD } },
    ...{ documents: HAND_DOCUMENTS, filedDocuments: [], placedChanges: [] },
  },
  GSTR1_LAWS,
);

/** When the return of November is filed. */
export const FILING_DAY: FilingDay = {
  ...{ today: "2026-12-05", nextPeriod: NEXT_HAND_PERIOD, annualReturnYears: new Set() },
};

/** Documents of September are of no return here. */
export function compareOctober(
  documents: readonly OutwardDocument[],
  filedReturn = FILED_RETURN,
): FiledComparison {
  return compareWithFiled(
    { company: HAND_COMPANY, returns: [filedReturn], filedDocuments: FILED_OCTOBER, documents },
    GSTR1_LAWS,
  );
}

/** "GSTR-1 2026-11 amend b2ba", or why there is no place. */
export function describePlace(change: DocumentChange, day = FILING_DAY): string {
  const place = placeChange(change, day, AMENDMENT_LAWS);
  if (place.way === "refused") return `refused, ${place.reason}`;
  if (place.way === "unneeded") return "unneeded";
  return [place.form, place.period.month, place.way, place.section].filter(Boolean).join(" ");
}
