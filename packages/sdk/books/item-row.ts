import type { Percent } from "./money.ts";
import type { PriceList } from "./list-price.ts";

/** An item with the values that documents copy, and its prices. */
export interface ItemRow extends PriceList {
  id: number;
  name: string;
  hsnCode: string;
  /** In an edit that leaves the line unchanged: the tax rate it was posted with, in hundredths of a percent. */
  taxRate?: Percent;
  isService: boolean;
}
