import { findTaxRate, type TaxRates, formatPercent } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";

export interface FieldItemRow {
  id: number;
  name: string;
  hsn_code: string;
  tax_id: number;
  mrp: string;
  ccp: string;
  sp: string;
  dp: string;
  unit: string;
  larger_unit: string | null;
  per_larger_unit: string | null;
  /** Missing in books without services. */
  is_service?: number;
  keeps_batches: number;
}

/** With prices and tax rate of the day. Throws if the item's tax has no rate on that day. */
export function toFieldItem(row: FieldItemRow, taxes: TaxRates, day: string): Schema<"FieldItem"> {
  return {
    id: row.id,
    name: row.name,
    hsnCode: row.hsn_code,
    unit: row.unit,
    mrp: row.mrp,
    taxRate: formatPercent(findTaxRate(taxes, { taxId: row.tax_id }, day)),
    unitPrices: { CCP: row.ccp, SP: row.sp, DP: row.dp, MRP: row.mrp },
    largerUnit:
      row.larger_unit === null || row.per_larger_unit === null
        ? null
        : { name: row.larger_unit, holds: row.per_larger_unit },
    ...(row.is_service === 1 && { isService: true }),
    keepsBatches: row.keeps_batches === 1,
  };
}
