import { problem } from "../../contract/problem.ts";
import { abs, LARGEST, sum, type Price, type Quantity } from "../../money.ts";
import type { Entered, Voucher } from "../posting/voucher.ts";

/** What every document that moves goods, beside bills and purchases, is asked for with. */
export interface StockDocument {
  date: string;
  branchId: number | null;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Buffer | null;
  entered?: Entered;
}

/** The head of such a document's voucher: these are numbered without a series. */
export function stockVoucher<Kind extends keyof typeof PREFIXES>(kind: Kind, input: StockDocument) {
  return {
    kind,
    date: input.date,
    seriesId: 0,
    prefix: PREFIXES[kind],
    branchId: input.branchId,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
  } satisfies Partial<Voucher>;
}

/** The price that a line without a document to return has to name; refuses one that is missing, negative or too large. */
export function priceOf(unitPrice: Price | undefined): Price {
  if (unitPrice === undefined || unitPrice < 0n) throw problem("LINE_INVALID");
  if (unitPrice > LARGEST) throw problem("AMOUNT_INVALID");
  return unitPrice;
}

/** Refuses the quantities of a line when one is negative or too large, or all are zero; answers their sum. */
export function countOf(quantities: readonly Quantity[]): Quantity {
  const total = sum(quantities);
  if (quantities.some((each) => abs(each) > LARGEST)) throw problem("AMOUNT_INVALID");
  if (total === 0n || quantities.some((each) => each < 0n)) throw problem("LINE_INVALID");
  return total;
}

const PREFIXES = {
  sale_return: "SRN/",
  replacement: "RPL/",
  damage: "DMG/",
  van_load: "VLD/",
  purchase_return: "PRN/",
  production: "PRD/",
} as const;
