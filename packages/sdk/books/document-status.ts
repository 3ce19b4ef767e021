import { problem } from "../problem.ts";

/** The `status` of a document. An edit keeps the row that it replaces, under the same number. */
export const POSTED_STATUS = 1;
export const CANCELLED_STATUS = 2;
export const REPLACED_STATUS = 3;
export const DOCUMENT_STATUS = {
  posted: POSTED_STATUS,
  cancelled: CANCELLED_STATUS,
  replaced: REPLACED_STATUS,
} as const;

/** The `mode` of a bill, an order or a sale return: paid in its own voucher, or through the account. */
export const PAYMENT_MODE = { cash: 0, credit: 1 } as const;

export const ORDER_STATUS = { open: 0, invoiced: 1, cancelled: 2 } as const;

/** `findStatusName(ORDER_STATUS, 0)` is "open". */
export function findStatusName<Name extends string>(
  statuses: Readonly<Record<Name, number>>,
  status: number,
): Name {
  // Object.entries widens the names to string.
  const entry = (Object.entries(statuses) as [Name, number][]).find(([, number]) => number === status);
  if (!entry) throw problem("INTERNAL");
  return entry[0];
}
