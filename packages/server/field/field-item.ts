import { listPrice } from "../books/posting/list-price.ts";
import { taxRateOn, type TaxRates } from "../books/posting/tax.ts";
import type { Schema } from "../contract/contract.ts";
import { formatPercent, formatPrice, price } from "../money.ts";

/** An item as the database has it. */
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
  keeps_batches: number;
}

/** An item with its prices and its tax rate of a day. Throws for one whose tax has no rate on that day. */
export function fieldItem(row: FieldItemRow, taxes: TaxRates, day: string): Schema<"FieldItem"> {
  const prices = { CCP: price(row.ccp), SP: price(row.sp), DP: price(row.dp) };
  const withoutTax = listPrice(taxes, { taxId: row.tax_id, mrp: price(row.mrp), prices }, null, day);
  return {
    id: row.id,
    name: row.name,
    hsnCode: row.hsn_code,
    unit: row.unit,
    mrp: row.mrp,
    taxRate: formatPercent(taxRateOn(taxes, { taxId: row.tax_id }, day)),
    unitPrices: { CCP: row.ccp, SP: row.sp, DP: row.dp, MRP: formatPrice(withoutTax) },
    keepsBatches: row.keeps_batches === 1,
  };
}
