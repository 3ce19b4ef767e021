import type { NamedBatch } from "../batches/batch.ts";
import type { DocumentItem, Party, Quantities } from "../company-books.ts";
import type { Paise, Percent, Price } from "../money.ts";
import type { BillDiscount } from "./bill-discount.ts";
import type { LineDiscount } from "./line-discount.ts";
import type { TaxedLine } from "../tax.ts";
import type { DocumentInput } from "./document-voucher.ts";
import type { NoTaxReason } from "./uncharged-tax.ts";
import type { ShipTo } from "../ship-to.ts";

/**
 * A bill as entered. Prices are in ten-thousandths of a rupee, without tax except where a line says
 * otherwise; quantities in thousandths; amounts in paise.
 */
export interface SaleInput extends DocumentInput, BillDiscount {
  customer: Party;
  /** Set if the bill charges no tax on taxable goods. */
  noTaxReason?: NoTaxReason | null;
  series: { id: number; series: string; invType: string; yearId: number };
  saleType: "Retail" | "Wholesale";
  /** A cash bill is paid immediately into an account, usually the salesman's. */
  payment: { mode: "credit" } | { mode: "cash"; accountId: number };
  salesmanId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  locationId: number;
  lines: readonly SaleLine[];
  toRupee?: boolean;
  orderId?: number | null;
  shipTo?: ShipTo | undefined;
}

export interface SaleLine extends Quantities, LineDiscount {
  item: DocumentItem;
  unitPrice: Price;
  /** True for the MRP: the line's amount is quantity × price, and its tax is within it. */
  priceHasTax?: boolean;
  /** Set for a line that an edit sends unchanged. */
  isKept?: boolean;
  /** The batch that is sold; if omitted, the one that expires first. */
  batch?: NamedBatch | undefined;
}

/**
 * A line with its tax. Quantity × price − `discount` − `billDiscount` is `taxable`, or `amount` if
 * the price contains its tax.
 */
export interface PricedLine extends SaleLine, TaxedLine {
  priceHasTax: boolean;
  /** As entered; 0 if the discount was entered as an amount. */
  discountRate: Percent;
  discount: Paise;
  /** In paise, quantity × price − `discount`. */
  net: Paise;
  /** The line's share of a discount on the bill before tax. */
  billDiscount: Paise;
}
