import type { Percent } from "./money.ts";
import type { PriceList } from "./list-price.ts";

/** An item with the values that documents copy, and its prices. */
export interface ItemRow extends PriceList {
  id: number;
  name: string;
  hsnCode: string;
  /** The tax rate that a line was posted with, in an edit that leaves it as it was; in hundredths of a percent. */
  taxRate?: Percent;
  isService: boolean;
}
