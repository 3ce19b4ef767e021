import {
  calculatePartTax,
  takeFromRemainder,
  takeOff,
  type CreditNoteInput,
  type OpenBills,
  type ReferredDocument,
  type Remainder,
  type Settled,
  type TaxedAmount,
  type Voucher,
} from "@vanbook/sdk/books";
import { readDocumentRows, readPaise } from "./after-return.ts";

/** What notes refer to and settle; each note of a batch leaves less of it for the next one. */
export interface NoteDocuments {
  /** Bills or purchases by id. */
  referred: Map<number, ReferredDocument>;
  open: OpenBills;
  /** What is left of all documents of a party, by the party's id. */
  parties: Map<number, Remainder>;
}

/** Call it when the note can no longer be refused by what it refers to. */
export function takeNote(
  { referred, open, parties }: NoteDocuments,
  note: CreditNoteInput & { settled: readonly Settled[] },
  voucher: Voucher,
): void {
  const { taxRate, party } = note;
  const whole = readTaxedAmount(voucher);
  const parts = note.document ? [{ document: note.document, amount: note.amount }] : (note.parts ?? []);
  for (const { document, amount } of parts) {
    const before = referred.get(document.id);
    const part = note.document ? whole : calculatePartTax(whole, amount);
    if (before)
      referred.set(document.id, { ...before, remainder: takeFromRemainder(before.remainder, taxRate, part) });
  }
  const ofParty = parties.get(party.id);
  if (ofParty) parties.set(party.id, takeFromRemainder(ofParty, taxRate, whole));
  takeOff(open, note.settled);
}

function readTaxedAmount(voucher: Voucher): TaxedAmount {
  const { head } = readDocumentRows(voucher);
  const read = (column: keyof TaxedAmount) => readPaise(head, column);
  return { amount: read("amount"), cgst: read("cgst"), sgst: read("sgst"), igst: read("igst") };
}
