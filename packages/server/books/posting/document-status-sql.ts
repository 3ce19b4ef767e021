import { CANCELLED_STATUS, POSTED_STATUS } from "@vanbook/sdk/books";

/** SQL condition: the document is neither cancelled nor replaced by an edit. */
export function buildInEffectSql(document: string): string {
  return `${document}.status = ${POSTED_STATUS}`;
}

/** 0 for a cancelled document, because it keeps its number in lists. */
export function buildZeroIfCancelledSql(document: string, amount: string): string {
  return `CASE WHEN ${document}.status = ${CANCELLED_STATUS} THEN 0 ELSE ${amount} END`;
}

/** The amount if the document is cancelled, otherwise NULL. */
export function buildCancelledAmountSql(document: string, amount: string): string {
  return `CASE WHEN ${document}.status = ${CANCELLED_STATUS} THEN ${amount} END`;
}
