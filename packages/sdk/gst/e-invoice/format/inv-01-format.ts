import type { ObjectFormats } from "../../check/check-objects.ts";
import invoiceData from "./inv-01.json" with { type: "json" };

/** An e-invoice as the portal accepts it. Names of the data are those of its source. */
export interface EInvoiceFormat {
  source: string;
  version: string;
  /** Objects by the name of their kind; `Invoice` is the whole document, `Item` one of its items. */
  sections: ObjectFormats;
  /** In rupees: by how much a sum may differ. */
  tolerance: number;
  item_sums: readonly SumFormat[];
  totals: readonly { field: string; of_items: readonly string[] }[];
  value_sum: SumFormat;
  /** Kinds of supplies that bear no tax, that bear IGST only, and that leave the country. */
  without_tax: readonly string[];
  inter_state: readonly string[];
  exports: readonly string[];
}

export interface SumFormat {
  field: string;
  plus: readonly string[];
  minus: readonly string[];
}

// The compiler finds another type for each field.
export const E_INVOICE_FORMAT = invoiceData as unknown as EInvoiceFormat;
