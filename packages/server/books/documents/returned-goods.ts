import { paise, quantity } from "@vanbook/sdk/books";

/** Options for reading the documents whose goods are returned. */
export interface ReturnOptions {
  /** Id of the return that an edit replaces: its quantities count as not returned. */
  except?: number | undefined;
  /** Lock nothing: the caller only reads. */
  asksOnly?: boolean;
}

/** A line of a document whose goods may be returned: what was sold or bought, and what was `returned_` of it. */
export interface GoodsLineRow extends Record<`${Prefix}${Figure}`, string> {
  line_no: number;
  item_id: number;
  is_service: number;
  hsn_code: string;
  unit_price: string;
  tax_rate: string;
}

export type Prefix = "" | "returned_";
type Figure = "quantity" | "taxable" | "cgst" | "sgst" | "igst";

/** The figures of a line's goods. */
export function goodsFigures(row: GoodsLineRow, prefix: Prefix) {
  const figure = (name: Figure) => row[`${prefix}${name}`];
  return {
    quantity: quantity(figure("quantity")),
    taxable: paise(figure("taxable")),
    cgst: paise(figure("cgst")),
    sgst: paise(figure("sgst")),
    igst: paise(figure("igst")),
  };
}
