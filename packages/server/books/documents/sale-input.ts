import type { DocumentItem, Party, Quantities } from "../posting/company-books.ts";
import type { Paise, Price } from "../../money.ts";
import type { Tax } from "../posting/tax.ts";
import type { Entered } from "../posting/voucher.ts";

/** A bill as it is asked for; prices are without tax. */
export interface SaleInput {
  date: string;
  customer: Party;
  series: { id: number; series: string; invType: string; yearId: number };
  saleType: "Retail" | "Wholesale";
  /** Cash is paid at once into an account, the salesman's as a rule. */
  payment: { mode: "credit" } | { mode: "cash"; accountId: number };
  salesmanId: number | null;
  branchId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  locationId: number;
  lines: readonly SaleLine[];
  /** On the whole bill, after tax. */
  discount?: Paise;
  /** Whether the bill is rounded to whole rupees. */
  toRupee?: boolean;
  orderId?: number | null;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Buffer | null;
  entered?: Entered;
}

export interface SaleLine extends Quantities {
  item: DocumentItem;
  unitPrice: Price;
}

/** A line with its tax: `amount` = `taxable` + tax. */
export interface PricedLine extends SaleLine, Tax {
  taxRate: bigint;
  taxable: Paise;
  amount: Paise;
}

/** A bill's sums: `amount` = lines − `discount` + `roundOff` (DOMAIN section 1). */
export interface SaleTotals extends Tax {
  interState: boolean;
  taxable: Paise;
  discount: Paise;
  roundOff: Paise;
  amount: Paise;
}
