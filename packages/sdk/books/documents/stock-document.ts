import { problem } from "../../problem.ts";
import { abs, LARGEST, sum, type Price, type Quantity } from "../money.ts";
import type { Entered, Voucher } from "../voucher.ts";

/** The common fields of all documents that move goods, except bills and purchases. */
export interface StockDocument {
  date: string;
  branchId: number | null;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/** The common fields of these documents' vouchers; they are numbered without a series. */
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

/**
 * The price of a line that is not from an earlier document, in ten-thousandths of a rupee. Throws
 * LINE_INVALID if it is missing or negative, AMOUNT_INVALID if it is too large.
 */
export function priceOf(unitPrice: Price | undefined): Price {
  if (unitPrice === undefined || unitPrice < 0n) throw problem("LINE_INVALID");
  if (unitPrice > LARGEST) throw problem("AMOUNT_INVALID");
  return unitPrice;
}

/**
 * The sum of a line's quantities, in thousandths. Throws LINE_INVALID when one is negative or all are zero,
 * AMOUNT_INVALID when one is too large.
 */
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
  stock_count: "CNT/",
} as const;
