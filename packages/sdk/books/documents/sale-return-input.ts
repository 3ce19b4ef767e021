import type { NamedBatch } from "../batches/batch.ts";
import type { DocumentItem, Party } from "../company-books.ts";
import type { Price, Quantity } from "../money.ts";
import type { BillDiscount } from "./bill-discount.ts";
import type { PartyLimit } from "./party-limit.ts";
import type { ReturnableBill } from "./returnable-bill.ts";
import type { DocumentInput } from "./document-voucher.ts";

/**
 * Goods returned by a customer. Quantities in thousandths, prices in ten-thousandths of a rupee,
 * amounts in paise.
 */
export interface SaleReturnInput extends DocumentInput {
  customer: Party;
  /**
   * The returned bill, whose prices, taxes and costs apply. Without a bill, the return has its own
   * prices and goods come in at average cost.
   */
  source:
    | { bill: ReturnableBill }
    | ({ bill: null; invType: string; saleType: "Retail" | "Wholesale" } & BillDiscount);
  /** Credited to the customer, or paid in cash from an account, usually the salesman's. */
  refund: { mode: "credit" } | { mode: "cash"; accountId: number };
  salesmanId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  /** Location that receives the undamaged and the free goods. */
  locationId: number;
  /** Location for damaged and expired goods; required when there are any. */
  damagedLocationId: number | null;
  lines: readonly SaleReturnLine[];
  /** Credits the value without tax: for a bill whose tax can no longer be reduced. */
  withoutTax?: boolean | undefined;
  /** Not checked if omitted. */
  party?: PartyLimit | undefined;
  /** Rounds the total to whole rupees; otherwise it includes its share of the bill's round-off. */
  toRupee?: boolean;
}

/** A line; `free` counts good goods that were free on the bill. */
export interface SaleReturnLine {
  item: DocumentItem;
  /** Line number in the bill; null for a return without a bill. */
  billLineNo: number | null;
  good?: Quantity;
  damaged?: Quantity;
  expired?: Quantity;
  free?: Quantity;
  /** Required without a bill; otherwise the bill's own price applies. */
  unitPrice?: Price;
  /** Without a bill: whether the price contains its tax. */
  priceHasTax?: boolean;
  /** Required for an item with batches, without a bill; default: the batches of the bill's line. */
  batch?: NamedBatch | undefined;
}
