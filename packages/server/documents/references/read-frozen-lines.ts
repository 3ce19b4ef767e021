import type { Knex } from "knex";
import {
  type FrozenHead,
  type FrozenHeadRow,
  type FrozenLines,
  type FrozenRow,
  makeShipToColumns,
  toFrozenHead,
  toFrozenLines,
} from "@vanbook/sdk/books";
import { queryRows } from "../../db/rows.ts";

/** Returns undefined for a new document. */
export async function readFrozenHead(
  db: Knex,
  companyId: number,
  kind: keyof typeof HEAD_SQL,
  replaces: number | undefined,
): Promise<FrozenHead | undefined> {
  if (replaces === undefined) return undefined;
  const [head] = await queryRows<FrozenHeadRow>(
    db,
    `SELECT inter_state, amount, round_off, ${HEAD_SQL[kind]} WHERE company_id = ? AND id = ?`,
    [companyId, replaces],
  );
  return head && toFrozenHead(head);
}

export async function readFrozenLines(
  db: Knex,
  companyId: number,
  kind: keyof typeof LINE_TABLES,
  replaces: number | undefined,
): Promise<FrozenLines> {
  const { lines, parent, paid, free, mrp, rate, discount, priceHasTax, rateNotCharged } = LINE_TABLES[kind];
  const frozenRows =
    replaces === undefined
      ? []
      : await queryRows<FrozenRow>(
          db,
          `SELECT item_id, hsn_code, supply_kind, ${mrp} AS mrp, ${paid} AS quantity, ${free} AS free_quantity, unit_price,
            ${rate} AS discount_rate, ${discount} AS discount, ${priceHasTax} AS price_has_tax, tax_rate, ${rateNotCharged} AS rate_not_charged, taxable FROM ${lines} WHERE company_id = ? AND ${parent} = ? ORDER BY line_no`,
          [companyId, replaces],
        );
  return toFrozenLines(frozenRows);
}

/** Each kind's line table, with SQL for its columns ("0" if it does not have the column). */
const LINE_TABLES = {
  bills: {
    ...{ lines: "bill_lines", parent: "bill_id", mrp: "mrp", rate: "discount_rate", discount: "discount" },
    ...{ paid: "quantity", free: "free_quantity", priceHasTax: "price_has_tax" },
    rateNotCharged: "rate_not_charged",
  },
  purchases: {
    ...{ lines: "purchase_lines", parent: "purchase_id", mrp: "mrp", rate: "discount_rate", discount: "0" },
    ...{ paid: "quantity", free: "free_quantity", priceHasTax: "0", rateNotCharged: "NULL" },
  },
  saleReturns: {
    ...{ lines: "sale_return_lines", parent: "sale_return_id", mrp: "mrp", rate: "0", discount: "0" },
    ...{ paid: "good_quantity + damaged_quantity + expired_quantity", free: "free_quantity" },
    ...{ priceHasTax: "price_has_tax", rateNotCharged: "rate_not_charged" },
  },
  purchaseReturns: {
    ...{ lines: "purchase_return_lines", parent: "purchase_return_id", mrp: "0", rate: "0", discount: "0" },
    ...{ paid: "quantity", free: "0", priceHasTax: "0", rateNotCharged: "NULL" },
  },
} as const;

const SHIP_TO_SQL = Object.keys(makeShipToColumns(undefined)).join(", ");

const HEAD_SQL = {
  bills: `place_of_supply, no_tax_reason, ${SHIP_TO_SQL}, customer_id AS party_id, 1 AS registered, ${buildDiscountSql("bill")} FROM bills`,
  purchases:
    "supplier_id AS party_id, supplier_registered AS registered, discount, 0 AS discount_before_tax FROM purchases",
  saleReturns: `customer_id AS party_id, 1 AS registered, ${buildDiscountSql("sale_return")} FROM sale_returns`,
  purchaseReturns:
    "supplier_id AS party_id, supplier_registered AS registered, '0' AS discount, 0 AS discount_before_tax FROM purchase_returns",
} as const;

/** One that is before tax is the sum of the lines' parts. */
function buildDiscountSql(kind: "bill" | "sale_return"): string {
  return `discount_before_tax, IF(discount_before_tax = 0, discount, (SELECT COALESCE(SUM(l.bill_discount), 0)
    FROM ${kind}_lines l WHERE l.company_id = ${kind}s.company_id AND l.${kind}_id = ${kind}s.id)) AS discount`;
}
