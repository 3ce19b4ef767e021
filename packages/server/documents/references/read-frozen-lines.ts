import type { Knex } from "knex";
import {
  type FrozenHead,
  type FrozenHeadRow,
  type FrozenLines,
  type FrozenRow,
  frozenHeadOf,
  frozenLinesOf,
} from "@vanbook/sdk/books";
import { rows } from "../../db/rows.ts";

/** Reads what the head of a replaced document keeps; undefined for a new document. */
export async function readFrozenHead(
  db: Knex,
  companyId: number,
  kind: keyof typeof HEADS,
  replaces: number | undefined,
): Promise<FrozenHead | undefined> {
  if (replaces === undefined) return undefined;
  const [head] = await rows<FrozenHeadRow>(
    db,
    `SELECT inter_state, amount, round_off, ${HEADS[kind]} WHERE company_id = ? AND id = ?`,
    [companyId, replaces],
  );
  return head && frozenHeadOf(head);
}

/** Reads the lines of a replaced document; a new document has none. */
export async function readFrozenLines(
  db: Knex,
  companyId: number,
  kind: keyof typeof TABLES,
  replaces: number | undefined,
): Promise<FrozenLines> {
  const { lines, parent, paid, free, mrp, rate, discount } = TABLES[kind];
  const found =
    replaces === undefined
      ? []
      : await rows<FrozenRow>(
          db,
          `SELECT item_id, hsn_code, ${mrp} AS mrp, ${paid} AS quantity, ${free} AS free_quantity, unit_price,
            ${rate} AS discount_rate, ${discount} AS discount, tax_rate, taxable FROM ${lines} WHERE company_id = ? AND ${parent} = ? ORDER BY line_no`,
          [companyId, replaces],
        );
  return frozenLinesOf(found);
}

/** The line table of each kind of document, with SQL for its columns; "0" if it has no such column. */
const TABLES = {
  bills: {
    ...{ lines: "bill_lines", parent: "bill_id", mrp: "mrp", rate: "discount_rate", discount: "discount" },
    ...{ paid: "quantity", free: "free_quantity" },
  },
  purchases: {
    ...{ lines: "purchase_lines", parent: "purchase_id", mrp: "mrp", rate: "discount_rate", discount: "0" },
    ...{ paid: "quantity", free: "free_quantity" },
  },
  saleReturns: {
    ...{ lines: "sale_return_lines", parent: "sale_return_id", mrp: "mrp", rate: "0", discount: "0" },
    ...{ paid: "good_quantity + damaged_quantity + expired_quantity", free: "free_quantity" },
  },
  purchaseReturns: {
    ...{ lines: "purchase_return_lines", parent: "purchase_return_id", mrp: "0", rate: "0", discount: "0" },
    ...{ paid: "quantity", free: "0" },
  },
} as const;

/** The document heads whose party's terms an edit may keep. */
const HEADS = {
  bills: "customer_id AS party_id, 1 AS registered, discount FROM bills",
  purchases: "supplier_id AS party_id, supplier_registered AS registered, discount FROM purchases",
  purchaseReturns:
    "supplier_id AS party_id, supplier_registered AS registered, '0' AS discount FROM purchase_returns",
} as const;
