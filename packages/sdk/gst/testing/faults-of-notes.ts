import type { CheckedDocument } from "../faults/checked-document.ts";
import { SOUND_NOTE, type SeededFault } from "./seeded-fault.ts";

export const FAULTS_OF_NOTES: readonly SeededFault[] = [
  {
    ...{ code: "NOTE_WITHOUT_INVOICE", documents: [leaveOutInvoice(SOUND_NOTE)], fix: "document" },
    says: "C/26-27/1 names no invoice.",
  },
  {
    ...{ code: "NOTE_INVOICE_UNCLEAR", fix: "document" },
    documents: [{ ...leaveOutInvoice(SOUND_NOTE), isInvoiceUnclear: true }],
    says: "It is not clear where C/26-27/1 goes: its bills lack facts, or go to different tables.",
  },
  {
    ...{ code: "NOTE_BEFORE_INVOICE", documents: [makeNote({ date: "2026-10-21" })], fix: "document" },
    says: "C/26-27/1 is dated 20-10-2026, before its invoice A/26-27/1 of 21-10-2026.",
  },
  {
    ...{
      code: "NOTE_TOO_LATE",
      documents: [makeNote({ date: "2025-03-31", number: "A/24-25/8" })],
      fix: "document",
    },
    says: "C/26-27/1 of 20-10-2026: the tax of A/24-25/8 could be reduced until 30-11-2025 only.",
  },
  {
    ...{ code: "NOTE_ABOVE_INVOICE", documents: [makeNote({ remainder: 104_99n })], fix: "document" },
    says: "C/26-27/1 of ₹ 105.00 is above what is left of A/26-27/1: ₹ 104.99.",
  },
  {
    ...{ code: "NOTE_OTHER_CUSTOMER", fix: "document" },
    documents: [makeNote({ party: { kind: "regular", name: "Salem Traders", gstin: "33AAGCS4321K1ZG" } })],
    says: "C/26-27/1 has another GSTIN than its invoice A/26-27/1.",
  },
  {
    ...{ code: "NOTE_OTHER_PLACE", documents: [makeNote({ placeOfSupply: "33" })], fix: "document" },
    says: "C/26-27/1 has the place of supply Kerala, its invoice A/26-27/1 has Tamil Nadu.",
  },
  {
    ...{ code: "NOTE_OTHER_RATE", documents: [makeNote({ rates: [1800n] })], fix: "document" },
    says: "C/26-27/1 has a rate of 5 %, which its invoice A/26-27/1 does not have.",
  },
  {
    ...{ code: "NOTE_ON_CANCELLED", documents: [makeNote({ isCancelled: true })], fix: "document" },
    says: "C/26-27/1 refers to A/26-27/1, which is cancelled.",
  },
];

function makeNote(
  ofInvoice: Partial<NonNullable<CheckedDocument["refersTo"]>>,
  change: Partial<CheckedDocument> = {},
): CheckedDocument {
  const { refersTo } = SOUND_NOTE;
  return { ...SOUND_NOTE, ...change, ...(refersTo && { refersTo: { ...refersTo, ...ofInvoice } }) };
}

function leaveOutInvoice({ refersTo: _, ...document }: CheckedDocument): CheckedDocument {
  return document;
}
