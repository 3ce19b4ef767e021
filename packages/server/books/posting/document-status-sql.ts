import { CANCELLED, POSTED } from "@vanbook/sdk/books";

/** SQL condition: the document is valid, neither cancelled nor replaced by an edit. */
export function inEffect(document: string): string {
  return `${document}.status = ${POSTED}`;
}

/** SQL of an amount: 0 for a cancelled document, which keeps its number in lists. */
export function zeroIfCancelled(document: string, amount: string): string {
  return `CASE WHEN ${document}.status = ${CANCELLED} THEN 0 ELSE ${amount} END`;
}

/** SQL of a cancelled document's amount; NULL for a valid document. */
export function cancelledAmount(document: string, amount: string): string {
  return `CASE WHEN ${document}.status = ${CANCELLED} THEN ${amount} END`;
}
