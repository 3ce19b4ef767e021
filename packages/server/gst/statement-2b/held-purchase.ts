import { problem } from "@vanbook/sdk/problem";
import type { DocumentToHold } from "../../held/document-to-hold.ts";
import type { FoundMatch } from "./statement-task.ts";

/**
 * The purchase that an invoice becomes which the books lack. Throws NOT_FOUND without a document,
 * and STATEMENT_NOT_MISSING for one that is no missing purchase.
 */
export function makeHeldPurchase(
  foundMatch: FoundMatch | undefined,
  supplierOf: (gstin: string) => number | undefined,
): DocumentToHold {
  if (!foundMatch?.match.document) throw problem("NOT_FOUND");
  const { document, entry } = foundMatch.match;
  if (entry || document.kind !== "invoice" || document.isReverseCharge)
    throw problem("STATEMENT_NOT_MISSING");
  const { id, number, date, value, supplierName, gstin } = document;
  const supplierId = gstin === null ? undefined : supplierOf(gstin);
  return {
    kind: "purchase",
    source: "GSTR-2B",
    sourceKey: makeHeldKey(id),
    ...{ date, partyName: supplierName.slice(0, 200), number: number.slice(0, 60), amount: String(value) },
    input: {
      ...{ date, supplierInvoiceNo: number, supplierInvoiceDate: date, amount: Number(value) },
      ...(supplierId !== undefined && { supplierId }),
      lines: foundMatch.rates.map(makeLine),
    },
  };
}

/** What names a document of a file among the documents that wait. */
export function makeHeldKey(documentId: string): string {
  return documentId.slice(0, KEY_CHARACTERS);
}

/** The item and its quantity are asked for in the form. */
function makeLine({ rate, taxable }: FoundMatch["rates"][number]) {
  return { quantity: 1, unitPrice: Number(taxable), ...(rate !== null && { taxRate: Number(rate) }) };
}

/** Of a SHA-256: 160 bits. */
const KEY_CHARACTERS = 40;
