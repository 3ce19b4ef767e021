import type { DocumentItem, Party, Quantities } from "../posting/company-books.ts";
import type { Paise, Percent, Price } from "../../money.ts";
import type { Tax } from "../posting/tax.ts";
import type { Entered } from "../posting/voucher.ts";

/**
 * A supplier's invoice as entered. Prices are without tax, in ten-thousandths of a rupee; quantities in thousandths;
 * amounts in paise.
 */
export interface PurchaseInput {
  date: string;
  supplier: Party;
  supplierInvoiceNo: string | null;
  supplierInvoiceDate: string | null;
  locationId: number;
  branchId: number | null;
  lines: readonly PurchaseLine[];
  /** For the whole invoice, allocated to the lines in proportion to their taxable values. */
  freight?: Paise;
  /** For the whole invoice, deducted after tax. */
  discount?: Paise;
  toRupee?: boolean;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Buffer | null;
  entered?: Entered;
}

export interface PurchaseLine extends Quantities {
  item: DocumentItem;
  unitPrice: Price;
  discountRate?: Percent;
}

/** A line with its tax and the landed cost of its goods, free ones included. */
export interface LandedLine extends PurchaseLine, Tax {
  taxRate: bigint;
  taxable: Paise;
  amount: Paise;
  freight: Paise;
  landed: Paise;
}

/** An invoice's sums: `amount` = lines + `freight` − `discount` + `roundOff`. */
export interface PurchaseTotals extends Tax {
  interState: boolean;
  taxable: Paise;
  freight: Paise;
  discount: Paise;
  roundOff: Paise;
  amount: Paise;
}
