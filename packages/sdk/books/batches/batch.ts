import type { Quantity } from "../money.ts";

export interface NamedBatch {
  /** Empty if only an expiry is given, which is refused. */
  code: string;
  /** `YYYY-MM-DD`; if omitted, the expiry of the batch, if it is known. */
  expiresOn?: string | null;
  /** The document always names a batch; items without batches ignore it if it has no expiry. */
  isUsual?: boolean;
}

/** The line of an earlier document whose goods are moved; lines are numbered from 1. */
export interface GoodsOf {
  voucherId: number;
  line: number;
}

/**
 * Quantity of one batch in a stock move, in thousandths, with the sign of the move. A posted move
 * keeps the code and expiry that the batch had.
 */
export interface BatchPart {
  batchId: number;
  quantity: Quantity;
  code?: string;
  expiresOn?: string | null;
}

export interface Batch {
  id: number;
  itemId: number;
  code: string;
  expiresOn: string | null;
  /** No goods of the batch have come in yet; the first document that names the batch creates it. */
  isNew?: boolean;
}

export type ExpiredBatch = Pick<Batch, "itemId" | "code" | "expiresOn">;

export function readNamedBatch(line: {
  batch?: string | undefined;
  expiresOn?: string | undefined;
}): NamedBatch | undefined {
  const { batch = "", expiresOn } = line;
  if (line.batch === undefined && expiresOn === undefined) return undefined;
  return { code: batch, ...(expiresOn !== undefined && { expiresOn }) };
}

/** In capitals and trimmed, as stored. */
export function normaliseBatchCode({ code }: NamedBatch): string {
  return code.trim().toUpperCase();
}
