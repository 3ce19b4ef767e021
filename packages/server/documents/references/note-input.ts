import * as say from "@vanbook/sdk/messages";
import {
  CREDIT_NOTE_TIMES,
  findLastTaxDay,
  formatIndianDay,
  fitInto,
  hasGstin,
  isOpeningBill,
  listDocumentIds,
  makeBillKey,
  paise,
  percent,
  refuseBeyondRemainder,
  settle,
  SETTLED_BY,
  toParty,
  type CreditNoteInput,
  type NoteKind,
  type NotePart,
  type Paise,
  type Percent,
  type ReferredDocument,
  type Settled,
  type Settlement,
} from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import type { Body } from "../../contract/contract.ts";
import type { PlanningTerms } from "../document-type.ts";
import type { NoteDocuments } from "./note-documents.ts";
import type { Found, References } from "./reference-fields.ts";
import { toSettlements } from "./settles-of.ts";

export type NoteBody = Body<"creditNotes.post"> | Body<"debitNotes.post">;

/** Income and expenses, but not cost of goods: only goods documents change that. */
const NOTE_GROUPS: readonly number[] = [8, 9, 12, 13, 18, 21];

export function noteReferences(group: number) {
  return {
    partyId: { to: "account", groups: [group], evenDeleted: "unsettled" },
    accountId: { to: "account", groups: NOTE_GROUPS },
  } as const satisfies References<NoteBody>;
}

/** The terms that an edited note keeps, even if the party's master has changed. */
export interface EditedNote {
  voucherId: number;
  partyId: number;
  interState: boolean;
  taxRate: Percent;
  amount: Paise;
  /** The bill or purchase that it refers to, by id. */
  documentId: number | undefined;
  settles: readonly Settlement[];
}

interface NoteRow {
  voucher_id: number;
  party_id: number;
  inter_state: number;
  tax_rate: string;
  amount: string;
}

export function toEditedNote(
  row: NoteRow,
  { documentId, settles }: Pick<EditedNote, "documentId" | "settles">,
): EditedNote {
  return {
    voucherId: row.voucher_id,
    partyId: row.party_id,
    interState: row.inter_state === 1,
    taxRate: percent(row.tax_rate),
    amount: paise(row.amount),
    documentId,
    settles,
  };
}

/** The bill or purchase that a note refers to, by the field of its kind. */
function getReferredId(input: NoteBody): number | undefined {
  const { billId, purchaseId } = input as { billId?: number; purchaseId?: number }; // each kind has one
  return billId ?? purchaseId;
}

/** The ids of all bills or purchases that notes name, or that an edited note named before. */
export function listNamedDocuments(
  inputs: readonly NoteBody[],
  editedNote: EditedNote | undefined,
): number[] {
  const givenIds = inputs.flatMap((input) => [
    getReferredId(input) ?? 0,
    ...listDocumentIds(input.against ?? []),
  ]);
  const before = editedNote ? [editedNote.documentId ?? 0, ...listDocumentIds(editedNote.settles)] : [];
  return [...new Set([...givenIds, ...before])].filter((id) => id !== 0);
}

/**
 * The note's party also says whether it is registered, as debit notes need. Throws BILL_UNKNOWN or
 * PURCHASE_UNKNOWN, PARTY_DIFFERS, DOCUMENT_NOT_STANDING and DATE_BEFORE_DOCUMENT for the document
 * that the note refers to, and what `settle` throws.
 */
export function noteInput(
  { principal }: Pick<PlanningTerms, "principal">,
  references: Found<NoteBody, ReturnType<typeof noteReferences>>,
  input: NoteBody,
  {
    kind,
    documents,
    editedNote,
  }: { kind: NoteKind; documents: NoteDocuments; editedNote?: EditedNote | undefined },
) {
  const row = references.partyId(input);
  const keptTerms = editedNote?.partyId === row.id ? editedNote : undefined;
  const isRegistered = hasGstin(row) || (keptTerms !== undefined && keptTerms.taxRate > 0n);
  const taxRate = isWithoutTax(input) ? 0n : percent(input.taxRate ?? "0");
  const amount = paise(input.amount);
  const { unknownState, ...ownParty } = toParty(row);
  const unknownGstin = kind === "debit_note" && !keptTerms ? row.unknownGstin : undefined;
  const party = {
    ...ownParty,
    // Without a tax rate there is no tax that the State or the GSTIN could decide.
    ...(taxRate > 0n && unknownState && { unknownState }),
    ...(taxRate > 0n && unknownGstin && { unknownGstin }),
    isRegistered,
  };
  const naming = findNoteDocuments(kind, input, { documents, keptTerms, partyId: row.id, amount });
  const settles = naming.isKept ? keptTerms?.settles : naming.settles;
  if (taxRate > 0n) refuseTaxOfOpening(kind, taxRate, { settles, documents });
  const partyRemainder = documents.parties.get(row.id);
  const taxedDays = taxRate > 0n ? listBillDays(naming, partyRemainder?.lastDays?.get(taxRate)) : [];
  if (kind === "credit_note") refuseLateTax(input.date, taxedDays);
  const keepsDocuments = naming.document?.id === keptTerms?.documentId && (naming.document || naming.isKept);
  return {
    date: input.date,
    party: keptTerms ? { ...party, interState: keptTerms.interState } : party,
    accountId: references.accountId(input).id,
    branchId: principal.branchId,
    amount,
    taxRate,
    ...(naming.settles && { settles: naming.settles }),
    settled: naming.settled,
    document: naming.document,
    parts: naming.parts,
    partyRemainder,
    taxedDays,
    reversesNoMore:
      keptTerms !== undefined &&
      Boolean(keepsDocuments) &&
      taxRate === keptTerms.taxRate &&
      amount <= keptTerms.amount,
    ...pickSupplierNote(input),
    narration: input.narration ?? null,
  } satisfies CreditNoteInput & { settled: readonly Settled[]; taxedDays: readonly string[] };
}

/** Only a debit note to a supplier has one. */
function pickSupplierNote(input: NoteBody) {
  const { supplierNoteNo, supplierNoteDate } = input as Body<"debitNotes.post">; // credit notes lack both
  return { supplierNoteNo, supplierNoteDate };
}

function isWithoutTax(input: NoteBody): boolean {
  return "withoutTax" in input && input.withoutTax === true;
}

/**
 * The days of the documents whose tax a note reverses; of a note that names none, the day of the
 * party's last one that had the rate.
 */
function listBillDays(
  { document, parts = [] }: Pick<ReturnType<typeof findNoteDocuments>, "document" | "parts">,
  lastDay: string | undefined,
): string[] {
  const bills = document ? [document] : parts.map((part) => part.document);
  return bills.length > 0 ? bills.map((bill) => bill.date) : lastDay ? [lastDay] : [];
}

/** Section 34(2) of the CGST Act; of several bills, the oldest decides. */
function refuseLateTax(date: string, billDays: readonly string[]): void {
  const [billDay] = billDays.toSorted();
  const lastDay = billDay && findLastTaxDay(CREDIT_NOTE_TIMES, billDay);
  if (!billDay || !lastDay || date <= lastDay) return;
  const days = { billDay: formatIndianDay(billDay), day: formatIndianDay(lastDay) };
  throw problemOnField("TAX_PERIOD_OVER", "withoutTax", say.billTaxPeriodOver(days));
}

/**
 * The books don't know the taxes of an opening bill, so no note can reverse them. Throws
 * TAX_RATE_NOT_BILLED.
 */
function refuseTaxOfOpening(
  kind: NoteKind,
  rate: Percent,
  { settles = [], documents }: { settles: readonly Settlement[] | undefined; documents: NoteDocuments },
): void {
  for (const [index, bill] of settles.entries()) {
    if (!isOpeningBill(bill)) continue;
    const of = documents.open.get(makeBillKey(kind, bill))?.voucherNo ?? "";
    const { amount } = bill;
    refuseBeyondRemainder(
      { of, amount, rates: new Map() },
      { amount, rate, field: `against.${index}.billId` },
    );
  }
}

interface Naming {
  documents: NoteDocuments;
  keptTerms: EditedNote | undefined;
  partyId: number;
  amount: Paise;
}

/**
 * Without a document, a note refers to what it settles. One that names a document but no bills to
 * settle settles what is open of that document. An edit that names neither keeps both.
 */
function findNoteDocuments(
  kind: NoteKind,
  input: NoteBody,
  { documents, keptTerms, partyId, amount }: Naming,
) {
  const { referred, open } = documents;
  const givenId = getReferredId(input);
  const isKept = givenId === undefined && input.against === undefined && keptTerms !== undefined;
  const documentId = isKept ? keptTerms.documentId : givenId;
  const document =
    documentId === undefined ? undefined : findReferred(kind, input, documentId, { referred, partyId });
  const settles = input.against
    ? toSettlements(input.against)
    : document && !isKept
      ? settleOpen(open.get(makeBillKey(kind, { billId: document.id }))?.open ?? 0n, {
          billId: document.id,
          amount,
        })
      : undefined;
  const settledParts = settles ? settle({ kind, partyId, amount, settles }, open) : [];
  const byVoucher = new Map([...referred.values()].map((each) => [each.voucherId, each]));
  const parts = isKept
    ? fitInto(keptTerms.settles, amount).map((each) =>
        makePart(each.amount, isOpeningBill(each) ? undefined : referred.get(each.billId)),
      )
    : settledParts.map((each) => makePart(each.amount, byVoucher.get(each.billVoucherId)));
  return { isKept, document, settles, settled: settledParts, parts: document ? undefined : parts.flat() };
}

function makePart(amount: Paise, document: ReferredDocument | undefined): NotePart[] {
  return document ? [{ document, amount }] : [];
}

function settleOpen(open: Paise, { billId, amount }: Settlement): Settlement[] {
  return open > 0n ? [{ billId, amount: amount < open ? amount : open }] : [];
}

function findReferred(
  kind: NoteKind,
  { date }: NoteBody,
  id: number,
  { referred, partyId }: { referred: ReadonlyMap<number, ReferredDocument>; partyId: number },
): ReferredDocument {
  const field = kind === "credit_note" ? "billId" : "purchaseId";
  const document = referred.get(id);
  if (!document) throw problemOnField(SETTLED_BY[kind].unknown, field);
  if (document.partyId !== partyId)
    throw problemOnField("PARTY_DIFFERS", field, "The bill is another party's.");
  if (!document.isPosted)
    throw problemOnField(
      "DOCUMENT_NOT_STANDING",
      field,
      "The bill was cancelled or edited while you were working on it.",
    );
  if (date < document.date)
    throw problemOnField(
      "DATE_BEFORE_DOCUMENT",
      "date",
      "The note is dated before the bill that it refers to.",
    );
  return document;
}
