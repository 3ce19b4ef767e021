import { problem } from "../problem.ts";

/** The `status` of a document. An edit keeps the row that it replaces, under the same number. */
export const POSTED = 1;
export const CANCELLED = 2;
export const REPLACED = 3;
export const DOCUMENT_STATUS = { posted: POSTED, cancelled: CANCELLED, replaced: REPLACED } as const;

/** The `status` of an order: not invoiced yet, invoiced by a bill, or cancelled. */
export const ORDER_STATUS = { open: 0, invoiced: 1, cancelled: 2 } as const;

/** The name of a status: `statusName(ORDER_STATUS, 0)` is "open". */
export function statusName<Name extends string>(
  statuses: Readonly<Record<Name, number>>,
  status: number,
): Name {
  // Object.entries widens the names to string.
  const found = (Object.entries(statuses) as [Name, number][]).find(([, number]) => number === status);
  if (!found) throw problem("INTERNAL");
  return found[0];
}
