import type { Quantity } from "../money.ts";

/** A batch as a document names it. */
export interface NamedBatch {
  /** Empty where only an expiry is given, which is refused. */
  code: string;
  /** `YYYY-MM-DD`; without it that of the batch, if it is known. */
  expiresOn?: string | null;
  /** Of a document that has a batch anyway: an item that keeps none takes no notice of it. */
  isUsual?: boolean;
}

/** The line of an earlier document whose goods are moved: line numbers begin at 1. */
export interface GoodsOf {
  voucherId: number;
  line: number;
}

/** What of a stock move is of one batch; in thousandths, with the sign of the move. */
export interface BatchPart {
  batchId: number;
  quantity: Quantity;
}

/** A batch as the books know it. */
export interface Batch {
  id: number;
  itemId: number;
  code: string;
  expiresOn: string | null;
  /** Nothing of it has ever come in: it is made by what names it first. */
  isNew?: boolean;
}

/** A batch of which goods are taken though it has expired by their day. */
export type ExpiredBatch = Pick<Batch, "itemId" | "code" | "expiresOn">;

/** Batch and expiry of a line as sent; undefined where it names none. */
export function namedBatch(line: {
  batch?: string | undefined;
  expiresOn?: string | undefined;
}): NamedBatch | undefined {
  const { batch = "", expiresOn } = line;
  if (line.batch === undefined && expiresOn === undefined) return undefined;
  return { code: batch, ...(expiresOn !== undefined && { expiresOn }) };
}

/** A code as it is kept: in capitals, without spaces around it. */
export function codeOf({ code }: NamedBatch): string {
  return code.trim().toUpperCase();
}
