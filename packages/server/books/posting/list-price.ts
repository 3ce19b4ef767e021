import { divideRounded, type Price } from "../../money.ts";
import { taxRateOn, type ItemTax, type TaxRates } from "./tax.ts";

/** An item's prices by the customers' rate types; without tax, except the MRP. */
export interface PriceList extends ItemTax {
  mrp: Price;
  prices: Readonly<Record<"CCP" | "SP" | "DP", Price>>;
}

/**
 * The price of an item for a customer's rate type, without tax and rounded to the paisa, in ten-thousandths of a rupee;
 * customers without a rate type pay the MRP. Throws TAX_MISSING.
 */
export function listPrice(taxes: TaxRates, item: PriceList, rateType: string | null, date: string): Price {
  const listed =
    rateType === "CCP" || rateType === "SP" || rateType === "DP" ? item.prices[rateType] : undefined;
  if (listed !== undefined) return listed;
  return divideRounded(item.mrp * 100n, 10_000n + taxRateOn(taxes, item, date)) * 100n;
}
