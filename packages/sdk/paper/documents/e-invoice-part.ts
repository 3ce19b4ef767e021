import type { Schema } from "@vanbook/sdk";
import type { PaperFact } from "../../files/layout/document/paper-sheet.ts";
import { formatMoment } from "../../format/wall-time.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { makeFact } from "../paper-parts.ts";

interface EInvoiced {
  eInvoice?: Schema<"PaperEInvoice">;
}

/** A bill that the company reports says that it has no IRN yet, or has it with its acknowledgement. */
export function listEInvoiceStatements(
  { eInvoice }: EInvoiced,
  { eInvoice: words }: PapersText,
): readonly (PaperFact | undefined)[] {
  if (!eInvoice) return [];
  if (!eInvoice.isReported) return [{ label: words.title, text: words.missing }];
  const { irn, acknowledgementNumber, acknowledgedAt } = eInvoice;
  return [
    makeFact(words.irn, irn),
    makeFact(words.acknowledgementNumber, acknowledgementNumber),
    makeFact(words.acknowledgedOn, acknowledgedAt && formatMoment(new Date(acknowledgedAt))),
  ];
}

/** The code as the portal signed it. */
export function makeEInvoiceCode({ eInvoice }: EInvoiced, { eInvoice: words }: PapersText) {
  return eInvoice?.signedQr === undefined ? undefined : { text: eInvoice.signedQr, label: words.code };
}
