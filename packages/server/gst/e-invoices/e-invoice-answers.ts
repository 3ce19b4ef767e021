import { formatPaise, shift } from "@vanbook/sdk/books";
import { writeEInvoice, type EInvoiceSource } from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";
import type { EInvoiceDocument } from "./described-documents.ts";

/** The list as the API answers it; those that are not needed only if they are asked for. */
export function makeListAnswer(
  { documents, unknownCount }: { documents: readonly EInvoiceDocument[]; unknownCount: number },
  { askedState, today }: { askedState: Schema<"EInvoiceStateName"> | undefined; today: string },
): Schema<"EInvoiceList"> {
  const counts = { toReport: 0, refused: 0, reported: 0, cancelledOnPortal: 0, notNeeded: 0 };
  for (const { state } of documents) counts[state.is] += 1;
  const isAsked = ({ state }: EInvoiceDocument) =>
    askedState === undefined ? state.is !== "notNeeded" : state.is === askedState;
  return {
    documents: documents.filter(isAsked).slice(0, MOST_LISTED).map(describeDocument),
    counts,
    dueSoon: documents.filter(({ state }) => isDueSoon(state, today)).length,
    late: documents.filter(({ state }) => "isLate" in state && state.isLate).length,
    unknownCount,
  };
}

function isDueSoon(state: EInvoiceDocument["state"], today: string): boolean {
  if (!("isLate" in state) || state.isLate || state.lastDay === undefined) return false;
  return shift(state.lastDay, { days: -WARNING_DAYS }) < today;
}

function describeDocument({ document, state }: EInvoiceDocument): Schema<"EInvoice"> {
  const customer = document.refersTo?.party ?? document.party;
  return {
    ...describeNumber(document),
    ...{ date: document.date, customer: customer.name, gstin: customer.gstin ?? null },
    ...{ value: formatPaise(document.value), state: state.is, ...describeState(state) },
  };
}

function describeNumber({ id, documentId, voucherKind, number }: EInvoiceDocument["document"]) {
  return { voucherId: id, documentId, kind: voucherKind as Schema<"EInvoice">["kind"], number }; // challans are left out
}

function describeState(state: EInvoiceDocument["state"]): Partial<Schema<"EInvoice">> {
  switch (state.is) {
    case "notNeeded":
      return { reason: state.reason };
    case "toReport":
    case "refused":
      return {
        ...(state.lastDay !== undefined && { lastDay: state.lastDay, isLate: state.isLate }),
        ...(state.is === "refused" && { messages: [...state.messages] }),
      };
    case "reported":
      return {
        irn: state.irn,
        ...(state.cancelUntil && { cancelUntil: state.cancelUntil.toISOString() }),
        ...(state.next && { next: state.next }),
      };
    case "cancelledOnPortal":
      return { irn: state.irn };
  }
}

/** Those that may be reported, of which one file takes the first. */
export function listReportable(documents: readonly EInvoiceDocument[]): EInvoiceDocument[] {
  return documents.filter(
    ({ state }) => (state.is === "toReport" || state.is === "refused") && !state.isLate,
  );
}

export const MOST_IN_FILE = 500;

export function makeFileAnswer(
  sources: readonly EInvoiceSource[],
  { chosen, remaining, madeOn }: { chosen: readonly EInvoiceDocument[]; remaining: number; madeOn: string },
): Schema<"EInvoiceFile"> {
  const numbers = new Map(chosen.map(({ document }) => [document.id, describeNumber(document)]));
  const texts: string[] = [];
  const lacking: Schema<"EInvoiceFile">["lacking"] = [];
  for (const source of sources) {
    const { text, faults } = writeEInvoice(source);
    const number = numbers.get(source.document.id);
    if (text !== undefined) texts.push(text);
    else if (number) lacking.push({ ...number, lacks: [...faults] });
  }
  return {
    name: `e-invoices_${madeOn}.json`,
    text: `[${texts.join(",")}]`,
    ...{ count: texts.length, remaining, lacking },
  };
}

const MOST_LISTED = 1000;
/** So many days before the last one, today among them, the list warns. */
const WARNING_DAYS = 7;
