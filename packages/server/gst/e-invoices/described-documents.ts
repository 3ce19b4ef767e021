import {
  E_INVOICE_LAWS,
  findEInvoiceState,
  type EInvoiceRecord,
  type EInvoiceState,
  type PeriodDays,
} from "@vanbook/sdk/gst";
import { problemOnField } from "@vanbook/sdk/problem";
import type { IssuedDocument } from "../outward-document.ts";
import type { EInvoiceTerms } from "./terms.ts";

/** A document of the books that may need an e-invoice. */
export interface EInvoiceDocument {
  document: IssuedDocument;
  record: EInvoiceRecord | undefined;
  state: EInvoiceState;
}

/** `today` is the day in India. By date and number; challans are left out. */
export function describeDocuments(
  documents: readonly IssuedDocument[],
  records: ReadonlyMap<number, EInvoiceRecord>,
  { terms, now, today }: { terms: EInvoiceTerms; now: Date; today: string },
): EInvoiceDocument[] {
  return documents
    .filter(({ kind }) => kind !== "deliveryChallan")
    .map((document) => {
      const record = records.get(document.id);
      const state = findEInvoiceState(document, record, {
        duty: terms,
        laws: E_INVOICE_LAWS,
        moment: { now, today },
      });
      return { document, record, state };
    })
    .toSorted((a, b) => compare(a.document, b.document));
}

function compare(one: IssuedDocument, other: IssuedDocument): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return (
    one.series.localeCompare(other.series, "en") || one.seriesNumber - other.seriesNumber || one.id - other.id
  );
}

/** Throws INVALID_FIELDS for days in the wrong order, or too many. */
export function checkDays(days: PeriodDays): void {
  if (days.to < days.from)
    throw problemOnField("INVALID_FIELDS", "to", "The last day is before the first day.");
  if (!isWithinMostDays(days)) throw problemOnField("INVALID_FIELDS", "to", "The days are more than 92.");
}

/** So many days are read at once at most. */
export function isWithinMostDays({ from, to }: PeriodDays): boolean {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 92;
