import { divideRounded, type Price } from "../../money.ts";
import { taxRateOn, type TaxRates } from "./tax.ts";

/** What an item costs, by the rate types of customers; all but the MRP without tax. */
export interface PriceList {
  taxId: number;
  mrp: Price;
  prices: Readonly<Record<"CCP" | "SP" | "DP", Price>>;
}

/** The price without tax, to the paisa, at which an item is sold to a customer of a rate type; the MRP where he has none. */
export function listPrice(taxes: TaxRates, item: PriceList, rateType: string | null, date: string): Price {
  const listed =
    rateType === "CCP" || rateType === "SP" || rateType === "DP" ? item.prices[rateType] : undefined;
  if (listed !== undefined) return listed;
  return divideRounded(item.mrp * 100n, 10_000n + taxRateOn(taxes, item.taxId, date)) * 100n;
}
