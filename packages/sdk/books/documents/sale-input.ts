import type { NamedBatch } from "../batches/batch.ts";
import type { DocumentItem, Party, Quantities } from "../company-books.ts";
import type { Paise, Percent, Price } from "../money.ts";
import type { LineDiscount } from "./line-discount.ts";
import type { TaxedLine } from "../tax.ts";
import type { DocumentInput } from "./document-voucher.ts";

/**
 * A bill as entered. Prices are without tax, in ten-thousandths of a rupee; quantities in
 * thousandths; amounts in paise.
 */
export interface SaleInput extends DocumentInput {
  customer: Party;
  series: { id: number; series: string; invType: string; yearId: number };
  saleType: "Retail" | "Wholesale";
  /** A cash bill is paid immediately into an account, usually the salesman's. */
  payment: { mode: "credit" } | { mode: "cash"; accountId: number };
  salesmanId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  locationId: number;
  lines: readonly SaleLine[];
  /** For the whole bill, deducted after tax. */
  discount?: Paise;
  toRupee?: boolean;
  orderId?: number | null;
}

export interface SaleLine extends Quantities, LineDiscount {
  item: DocumentItem;
  unitPrice: Price;
  /** The batch that is sold; if omitted, the one that expires first. */
  batch?: NamedBatch | undefined;
}

/** A line with its tax: `taxable` = quantity × price − `discount`. */
export interface PricedLine extends SaleLine, TaxedLine {
  /** As entered; 0 if the discount was entered as an amount. */
  discountRate: Percent;
  discount: Paise;
}
