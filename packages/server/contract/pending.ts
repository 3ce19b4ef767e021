import type { OperationId } from "./contract.ts";

/**
 * Documented operations that are not implemented yet (501 NOT_BUILT); `npm run pending` prints the list. Remove an
 * operation from it when you add its route: the compiler tells.
 */
export const pending = [] as const satisfies readonly OperationId[];

export type Pending = (typeof pending)[number];

/** Whether an operation is not implemented yet. */
export function isPending(id: string): id is Pending {
  return (pending as readonly string[]).includes(id);
}
