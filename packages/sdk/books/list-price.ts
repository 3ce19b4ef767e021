import { problemOnField } from "../problem.ts";
import type { SupplyKind } from "./company-books.ts";
import { divideRounded } from "./rounding.ts";
import type { Percent, Price } from "./money.ts";
import { findTaxRate, type ItemTax, type TaxRates } from "./tax-rate.ts";

export const RATE_TYPES = ["CCP", "SP", "DP", "MRP"] as const;
export type RateType = (typeof RATE_TYPES)[number];

/** An item's prices by the customers' rate types; without tax, except the MRP. */
export interface PriceList extends ItemTax {
  mrp: Price;
  prices: Readonly<Record<Exclude<RateType, "MRP">, Price>>;
  /**
   * Prices valid from a date on, in any order; before the first one of a rate type, the item's own
   * price applies.
   */
  datedPrices?: readonly DatedPrice[];
}

/** A price of an item for a rate type, and the day (`YYYY-MM-DD`) from which it is valid. */
export interface DatedPrice {
  rateType: string;
  validFrom: string;
  price: Price;
}

export interface ItemRow extends PriceList {
  id: number;
  name: string;
  hsnCode: string;
  supplyKind?: SupplyKind | null | undefined;
  /** The posted rate, in hundredths of a percent, of a line that an edit leaves unchanged. */
  taxRate?: Percent;
  isService: boolean;
}

/**
 * In ten-thousandths of a rupee: the latest price that starts on or before the day, or the item's
 * own price. The server's SQL for this is in `books/posting/price-list.ts`.
 */
export function findPriceOnDay(item: PriceList, rateType: RateType, date: string): Price {
  let valid: DatedPrice | undefined;
  for (const datedPrice of item.datedPrices ?? []) {
    if (datedPrice.rateType !== rateType || datedPrice.validFrom > date) continue;
    if (!valid || datedPrice.validFrom > valid.validFrom) valid = datedPrice;
  }
  return valid?.price ?? (rateType === "MRP" ? item.mrp : item.prices[rateType]);
}

/** A price per unit, in ten-thousandths of a rupee, and whether it contains its tax. */
export interface UnitPrice {
  unitPrice: Price;
  priceHasTax: boolean;
}

/** A customer without one pays the MRP. Throws INVALID_FIELDS for a text that is no rate type. */
export function readRateType(text: string | null): RateType {
  const plain = (text ?? "").trim().toUpperCase();
  const rateType = plain === "" ? "MRP" : RATE_TYPES.find((type) => type === plain);
  if (rateType === undefined) throw problemOnField("INVALID_FIELDS", "customerId", RATE_TYPE_UNKNOWN);
  return rateType;
}

const RATE_TYPE_UNKNOWN =
  "The customer's rate type is none of CCP, SP, DP and MRP. Choose it in the account.";

/** Customers without a rate type pay the MRP, the only price that contains its tax. */
export function findListedPrice(item: PriceList, rateType: string | null, date: string): UnitPrice {
  const pricedType = readRateType(rateType);
  return { unitPrice: findPriceOnDay(item, pricedType, date), priceHasTax: pricedType === "MRP" };
}

/**
 * What a delivery challan values goods at: what a customer without a rate type pays, the MRP. For
 * an item without an MRP, the highest of its other prices, which are without tax; 0 if it has none.
 */
export function findChallanPrice(item: PriceList, date: string): UnitPrice {
  const mrp = findPriceOnDay(item, "MRP", date);
  if (mrp > 0n) return { unitPrice: mrp, priceHasTax: true };
  const prices = RATE_TYPES.map((rateType) => findPriceOnDay(item, rateType, date));
  return {
    unitPrice: prices.reduce((highest, each) => (each > highest ? each : highest)),
    priceHasTax: false,
  };
}

/**
 * The listed price without tax, in ten-thousandths of a rupee; that of the MRP is rounded to the
 * paisa. It tells what goods are worth; no document calculates with it. Throws TAX_MISSING.
 */
export function listPrice(taxes: TaxRates, item: PriceList, rateType: string | null, date: string): Price {
  const { unitPrice, priceHasTax } = findListedPrice(item, rateType, date);
  return priceHasTax ? removeTax(unitPrice, findTaxRate(taxes, item, date)) : unitPrice;
}

/** A price that contains its tax, without it and rounded to the paisa. */
export function removeTax(price: Price, taxRate: Percent): Price {
  return divideRounded(price * 100n, 10_000n + taxRate) * 100n;
}
