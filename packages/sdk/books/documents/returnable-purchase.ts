import type { SupplyKind } from "../company-books.ts";
import type { Paise, Percent, Price, Quantity } from "../money.ts";
import type { Taxed } from "../tax.ts";
import type { NotedAmounts } from "./noted-amounts.ts";

export interface ReturnablePurchase {
  id: number;
  voucherId: number;
  date: string;
  supplierId: number;
  isRegistered: boolean;
  isPosted: boolean;
  interState: boolean;
  roundOff: Paise;
  returnedRoundOff: Paise;
  /** Freight less the invoice's discount; below zero, less than the lines can be returned. */
  otherCharges?: Paise;
  lines: ReadonlyMap<number, ReturnablePurchaseLine>;
  /** What notes that refer to the purchase have reversed of it. */
  noted?: NotedAmounts | undefined;
}

/** What was received (`free` is extra to `quantity`) and what was returned of both together. */
export interface ReturnablePurchaseLine {
  itemId: number;
  hsnCode: string;
  supplyKind?: SupplyKind | null | undefined;
  isService: boolean;
  /** After the line's discount. */
  unitPrice: Price;
  taxRate: Percent;
  bought: Taxed & { quantity: Quantity; free: Quantity };
  returned: Taxed & { quantity: Quantity };
}
