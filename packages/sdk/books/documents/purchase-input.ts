import type { NamedBatch } from "../batches/batch.ts";
import type { DocumentItem, Quantities, Supplier } from "../company-books.ts";
import type { Paise, Percent, Price } from "../money.ts";
import type { TaxedTotals, TaxedLine } from "../tax.ts";
import type { DocumentInput } from "./document-voucher.ts";

/**
 * A supplier's invoice as entered. Prices are without tax, in ten-thousandths of a rupee;
 * quantities in thousandths; amounts in paise.
 */
export interface PurchaseInput extends DocumentInput {
  supplier: Supplier;
  supplierInvoiceNo: string | null;
  /** Its tax rates are those valid on this day, or on `date` if this is null. */
  supplierInvoiceDate: string | null;
  locationId: number;
  lines: readonly PurchaseLine[];
  /** For the whole invoice, allocated to the lines in proportion to their taxable values. */
  freight?: Paise;
  /** For the whole invoice, deducted after tax. */
  discount?: Paise;
  toRupee?: boolean;
  /** The invoice's total as printed. */
  printedAmount?: Paise;
  /** Totals of an edited invoice; the posted one is kept while the calculated one is the same. */
  before?: { exact: Paise; amount: Paise };
}

export interface PurchaseLine extends Quantities {
  item: DocumentItem;
  unitPrice: Price;
  discountRate?: Percent;
  printed?: PrintedLine;
  batch?: NamedBatch | undefined;
}

export interface PrintedLine {
  taxRate?: Percent;
  /** Without tax. */
  taxable?: Paise;
  /** With tax. */
  amount?: Paise;
}

export interface LandedLine extends PurchaseLine, TaxedLine {
  /** The line's printed value with tax; `amount` if that is not known. */
  printedAmount: Paise;
  freight: Paise;
  landed: Paise;
}

/** An invoice's sums: `amount` = lines + `freight` − `discount` + `roundOff`. */
export interface PurchaseTotals extends TaxedTotals {
  discount: Paise;
  freight: Paise;
}
