import { formatPaise } from "@vanbook/sdk/books";
import type { EInvoiceSource, PortalAnswer } from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";
import type { IssuedDocument } from "../outward-document.ts";
import type { StoredAnswer } from "./store-answers.ts";

export type IgnoredAnswer = Schema<"EInvoiceAnswers">["ignored"][number];

/** An answer that is to be stored, with its place in the file, from 1. */
export type PlacedAnswer = StoredAnswer & { place: number; number: string };

/** Each answer with the document that it is about, or why it counts for none. */
export function matchAnswers(
  answers: readonly PortalAnswer[],
  sources: readonly EInvoiceSource[],
  gstin: string,
): { toStore: PlacedAnswer[]; ignored: IgnoredAnswer[] } {
  const toStore: PlacedAnswer[] = [];
  const ignoredAnswers: IgnoredAnswer[] = [];
  for (const [at, answer] of answers.entries()) {
    const result = matchAnswer(answer, sources, gstin);
    if ("reason" in result) ignoredAnswers.push({ place: at + 1, ...result });
    else toStore.push({ place: at + 1, ...result });
  }
  return { toStore, ignored: ignoredAnswers };
}

/** What the answer says of its document; a refusal may say nothing. */
export function findAnsweredDocument(answer: PortalAnswer) {
  if (answer.is === "reported") return answer.reported.qr;
  return answer.is === "refused" ? answer.document : undefined;
}

/** The portal has capital letters in numbers. */
export function isAnswerOf(
  answer: PortalAnswer,
  { kind, number, date }: Pick<IssuedDocument, "kind" | "number" | "date">,
): boolean {
  const answeredDocument = findAnsweredDocument(answer);
  if (answeredDocument?.date !== date || answeredDocument.number.toUpperCase() !== number.toUpperCase())
    return false;
  return answeredDocument.type === (kind === "creditNote" ? "CRN" : "INV");
}

function matchAnswer(
  answer: PortalAnswer,
  sources: readonly EInvoiceSource[],
  gstin: string,
): (StoredAnswer & { number: string }) | Omit<IgnoredAnswer, "place"> {
  if (answer.is === "unreadable") return { reason: answer.reason };
  const number = findAnsweredDocument(answer)?.number;
  const numberPart = number === undefined ? {} : { number };
  if (answer.is === "reported" && answer.reported.qr.sellerGstin !== gstin)
    return { reason: "otherCompany", ...numberPart };
  const source = sources.find(({ document }) => isAnswerOf(answer, document));
  if (!source) return { reason: "noDocument", ...numberPart };
  const { id: voucherId, number: ownNumber } = source.document;
  if (answer.is === "refused") return { voucherId, number: ownNumber, messages: answer.messages };
  const { reported } = answer;
  if (formatPaise(reported.qr.value) !== findValue(source)) return { reason: "value", ...numberPart };
  return { voucherId, number: ownNumber, reported };
}

/** As the e-invoice has it, in rupees. */
function findValue({ document, lines }: EInvoiceSource): string {
  const tax = lines.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0n);
  return formatPaise(document.value + (document.isReverseCharge ? tax : 0n));
}
