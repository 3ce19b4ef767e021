import type { NamedBatch } from "../batches/batch.ts";
import type { DocumentItem, Party, Quantities } from "../company-books.ts";
import type { Paise, Percent, Price } from "../money.ts";
import type { LineDiscount } from "./line-discount.ts";
import type { Tax } from "../tax.ts";
import type { Entered } from "../voucher.ts";

/** A bill as entered. Prices are without tax, in ten-thousandths of a rupee; quantities in thousandths; amounts in paise. */
export interface SaleInput {
  date: string;
  customer: Party;
  series: { id: number; series: string; invType: string; yearId: number };
  saleType: "Retail" | "Wholesale";
  /** A cash bill is paid immediately into an account, usually the salesman's. */
  payment: { mode: "credit" } | { mode: "cash"; accountId: number };
  salesmanId: number | null;
  branchId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  locationId: number;
  lines: readonly SaleLine[];
  /** For the whole bill, deducted after tax. */
  discount?: Paise;
  /** Whether the total is rounded to whole rupees. */
  toRupee?: boolean;
  orderId?: number | null;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

export interface SaleLine extends Quantities, LineDiscount {
  item: DocumentItem;
  unitPrice: Price;
  /** The batch that is sold; if omitted, the one that expires first. */
  batch?: NamedBatch | undefined;
}

/** A line with its tax: `taxable` = quantity × price − `discount`, `amount` = `taxable` + tax. */
export interface PricedLine extends SaleLine, Tax {
  /** As entered; 0 if the discount was entered as an amount. */
  discountRate: Percent;
  discount: Paise;
  taxRate: bigint;
  taxable: Paise;
  amount: Paise;
}

/** The bill's totals in paise: `amount` = lines − `discount` + `roundOff` (docs/books.md#bills). */
export interface SaleTotals extends Tax {
  interState: boolean;
  taxable: Paise;
  discount: Paise;
  roundOff: Paise;
  amount: Paise;
}
