import { paise, quantity, type SupplyKind } from "@vanbook/sdk/books";

export interface ReturnOptions {
  /** Id of the return that an edit replaces; its quantities count as not returned. */
  except?: number | undefined;
  asksOnly?: boolean;
}

export interface GoodsLineRow extends Record<`${Prefix}${Figure}`, string> {
  line_no: number;
  item_id: number;
  is_service: number;
  hsn_code: string;
  supply_kind: SupplyKind | null;
  unit_price: string;
  tax_rate: string;
}

export type Prefix = "" | "returned_";
type Figure = "quantity" | "taxable" | "cgst" | "sgst" | "igst";

export function readGoodsFigures(row: GoodsLineRow, prefix: Prefix) {
  const readFigure = (name: Figure) => row[`${prefix}${name}`];
  return {
    quantity: quantity(readFigure("quantity")),
    taxable: paise(readFigure("taxable")),
    cgst: paise(readFigure("cgst")),
    sgst: paise(readFigure("sgst")),
    igst: paise(readFigure("igst")),
  };
}
