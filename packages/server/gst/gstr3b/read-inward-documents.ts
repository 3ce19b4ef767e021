import type { EnteredDocuments } from "./inward-document.ts";
import {
  readDebitNotes,
  readInwardLines,
  readPurchaseHeads,
  readReturnHeads,
  readTaxedExpenses,
  type AskedInward,
} from "./inward-rows.ts";
import { makeInwardDocuments } from "./make-inward-documents.ts";

/**
 * All documents of suppliers with a date in the days, of a corrected one its latest version. The
 * number of statements is the same however many there are.
 */
export async function readInwardDocuments(request: AskedInward): Promise<EnteredDocuments> {
  return makeInwardDocuments({
    purchases: await readPurchaseHeads(request),
    purchaseLines: await readInwardLines(request, "purchase"),
    returns: await readReturnHeads(request),
    returnLines: await readInwardLines(request, "purchase_return"),
    debitNotes: await readDebitNotes(request),
    expenses: await readTaxedExpenses(request),
  });
}
