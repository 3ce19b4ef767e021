import type { SupplyKind } from "../company-books.ts";
import type { Paise, Percent, Price, Quantity } from "../money.ts";
import type { Taxed } from "../tax.ts";
import type { NotedAmounts } from "./noted-amounts.ts";

/**
 * A bill with the quantities and amounts returned so far, locked until the transaction ends.
 * Quantities in thousandths, amounts in paise.
 */
export interface ReturnableBill {
  id: number;
  voucherId: number;
  date: string;
  customerId: number;
  isPosted: boolean;
  interState: boolean;
  placeOfSupply?: string | null;
  invType: string;
  saleType: "Retail" | "Wholesale";
  locationId: number;
  /** Sum of its lines, before discount and round-off. */
  linesAmount: Paise;
  /** Taken after tax. */
  discount: Paise;
  /** Whether a discount on the bill was before tax, which its lines bear. */
  isDiscountBeforeTax: boolean;
  roundOff: Paise;
  returned: { linesAmount: Paise; discount: Paise; roundOff: Paise };
  lines: ReadonlyMap<number, ReturnableLine>;
  /** What notes that refer to the bill have reversed of it. */
  noted?: NotedAmounts | undefined;
}

export interface ReturnableLine {
  itemId: number;
  hsnCode: string;
  supplyKind?: SupplyKind | null | undefined;
  mrp: Price;
  isService: boolean;
  unitPrice: Price;
  priceHasTax: boolean;
  /** In terms of the price, for all goods sold; the amounts of `sold` are already net of it. */
  discount: Paise;
  taxRate: Percent;
  /** Of a bill that charges no tax: the rate that it leaves out. */
  rateNotCharged?: Percent | undefined;
  sold: Goods;
  returned: Goods;
  /** The part of `returned.quantity` that was returned without tax. */
  returnedUntaxed: Quantity;
}

/** `free` is in addition to `quantity`; `cost` covers both. */
export interface Goods extends Taxed {
  quantity: Quantity;
  free: Quantity;
  cost: Paise;
  /** The share of the bill's discount before tax; `taxable` is net of it. */
  billDiscount: Paise;
}
