import type { Knex } from "knex";
import { percent, price, type Percent, type Price, type UnitPrice } from "@vanbook/sdk/books";
import { queryRows } from "../../db/rows.ts";

/** What an edit keeps of a line that it sends unchanged: each posted line is returned once. */
type TakeLoadLine = (itemId: number, quantity: string) => FrozenLoadLine | undefined;

interface FrozenLoadLine extends UnitPrice {
  mrp: Price;
  taxRate: Percent;
}

/** Lines from before loads kept their values are not among them. */
export async function readFrozenLoadLines(
  db: Knex,
  companyId: number,
  replaces: number | undefined,
): Promise<TakeLoadLine> {
  if (replaces === undefined) return () => undefined;
  const frozenRows = await queryRows<FrozenRow>(
    db,
    `SELECT item_id, quantity, mrp, unit_price, price_has_tax, tax_rate FROM van_load_lines
      WHERE company_id = ? AND van_load_id = ? AND amount IS NOT NULL ORDER BY line_no`,
    [companyId, replaces],
  );
  return (itemId, quantity) => {
    const at = frozenRows.findIndex((row) => row.item_id === itemId && row.quantity === quantity);
    const [row] = at < 0 ? [] : frozenRows.splice(at, 1);
    return (
      row && {
        mrp: price(row.mrp),
        unitPrice: price(row.unit_price),
        priceHasTax: row.price_has_tax === 1,
        taxRate: percent(row.tax_rate),
      }
    );
  };
}

interface FrozenRow {
  item_id: number;
  quantity: string;
  mrp: string;
  unit_price: string;
  price_has_tax: number;
  tax_rate: string;
}
