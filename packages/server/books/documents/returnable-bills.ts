import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import {
  paise,
  percent,
  price,
  quantity,
  POSTED_STATUS,
  type Goods,
  type ReturnableBill,
  type ReturnableLine,
} from "@vanbook/sdk/books";
import { lockDocuments } from "../posting/lock-documents.ts";
import { readNotedAmounts } from "./noted-amounts.ts";
import { readGoodsFigures, type GoodsLineRow, type Prefix, type ReturnOptions } from "./returned-goods.ts";
import { buildInEffectSql } from "../posting/document-status-sql.ts";

/**
 * Reads what may still be returned of some bills, by bill id; unknown ids are omitted. Locks the
 * bills against being cancelled, edited or returned by others, unless `asksOnly`. Plan only one
 * return of a bill at a time: read again after posting it. When a return is edited, pass its id as
 * `except`: its quantities then count as not returned.
 */
export async function readReturnableBills(
  trx: Knex,
  companyId: number,
  billIds: readonly number[],
  { except = 0, asksOnly = false }: ReturnOptions = {},
): Promise<Map<number, ReturnableBill>> {
  if (billIds.length === 0) return new Map();
  if (!asksOnly) await lockDocuments(trx, companyId, "bills", billIds);
  const heads = await queryRows<HeadRow>(
    trx,
    `SELECT b.id, b.voucher_id, b.date, b.customer_id, b.status, b.inter_state, b.place_of_supply, b.inv_type, b.sale_type, b.location_id, b.discount, b.discount_before_tax, b.round_off,
      b.amount + b.discount - b.round_off AS lines_amount,
      COALESCE(SUM(r.amount + r.discount - r.round_off), 0) AS returned_lines_amount,
      COALESCE(SUM(r.discount), 0) AS returned_discount, COALESCE(SUM(r.round_off), 0) AS returned_round_off
    FROM bills b
    LEFT JOIN sale_returns r ON r.company_id = b.company_id AND r.bill_id = b.id AND ${buildInEffectSql("r")} AND r.id <> ?
    WHERE b.company_id = ? AND b.id IN (?)
    GROUP BY b.id, b.voucher_id, b.date, b.customer_id, b.status, b.inter_state, b.place_of_supply, b.inv_type, b.sale_type, b.location_id, b.discount, b.discount_before_tax, b.round_off,
      b.amount`,
    [except, companyId, [...billIds]],
  );
  const [lines, notedAmounts] = await Promise.all([
    readLines(trx, companyId, billIds, except),
    readNotedAmounts(trx, companyId, "bills", billIds),
  ]);
  return new Map(
    heads.map((head) => [head.id, { ...makeReturnableBill(head, lines), noted: notedAmounts.get(head.id) }]),
  );
}

async function readLines(trx: Knex, companyId: number, billIds: readonly number[], except: number) {
  return queryRows<LineRow>(
    trx,
    `SELECT l.bill_id, l.line_no, l.item_id, i.is_service, l.hsn_code, l.supply_kind, l.mrp, l.unit_price, l.price_has_tax, l.discount, l.tax_rate, l.rate_not_charged,
      l.quantity, l.free_quantity, l.taxable, l.cgst, l.sgst, l.igst, l.cost, l.bill_discount,
      COALESCE(SUM(x.good_quantity + x.damaged_quantity + x.expired_quantity), 0) AS returned_quantity,
      COALESCE(SUM(IF(r.without_tax = 1, x.good_quantity + x.damaged_quantity + x.expired_quantity, 0)), 0) AS untaxed_quantity,
      COALESCE(SUM(x.free_quantity), 0) AS returned_free_quantity, COALESCE(SUM(x.taxable), 0) AS returned_taxable,
      COALESCE(SUM(x.cgst), 0) AS returned_cgst, COALESCE(SUM(x.sgst), 0) AS returned_sgst,
      COALESCE(SUM(x.igst), 0) AS returned_igst, COALESCE(SUM(x.cost), 0) AS returned_cost,
      COALESCE(SUM(x.bill_discount), 0) AS returned_bill_discount
    FROM bill_lines l
    JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
    LEFT JOIN (sale_returns r
      JOIN sale_return_lines x ON x.company_id = r.company_id AND x.sale_return_id = r.id
    ) ON r.company_id = l.company_id AND r.bill_id = l.bill_id AND ${buildInEffectSql("r")} AND r.id <> ?
      AND x.bill_line_no = l.line_no
    WHERE l.company_id = ? AND l.bill_id IN (?)
    GROUP BY l.bill_id, l.line_no, l.item_id, i.is_service, l.hsn_code, l.supply_kind, l.mrp, l.unit_price, l.price_has_tax, l.discount,
      l.tax_rate, l.rate_not_charged, l.quantity, l.free_quantity, l.taxable, l.cgst, l.sgst, l.igst, l.cost, l.bill_discount`,
    [except, companyId, [...billIds]],
  );
}

function makeReturnableBill(head: HeadRow, all: readonly LineRow[]): ReturnableBill {
  const lines = all.filter((line) => line.bill_id === head.id);
  return {
    id: head.id,
    voucherId: head.voucher_id,
    date: head.date,
    customerId: head.customer_id,
    isPosted: head.status === POSTED_STATUS,
    interState: head.inter_state === 1,
    placeOfSupply: head.place_of_supply,
    invType: head.inv_type,
    saleType: head.sale_type,
    locationId: head.location_id,
    linesAmount: paise(head.lines_amount),
    discount: paise(head.discount),
    isDiscountBeforeTax: head.discount_before_tax === 1,
    roundOff: paise(head.round_off),
    returned: {
      linesAmount: paise(head.returned_lines_amount),
      discount: paise(head.returned_discount),
      roundOff: paise(head.returned_round_off),
    },
    lines: new Map(lines.map((line) => [line.line_no, makeReturnableLine(line)])),
  };
}

function makeReturnableLine(row: LineRow): ReturnableLine {
  return {
    itemId: row.item_id,
    hsnCode: row.hsn_code,
    supplyKind: row.supply_kind,
    mrp: price(row.mrp),
    isService: row.is_service === 1,
    unitPrice: price(row.unit_price),
    priceHasTax: row.price_has_tax === 1,
    discount: paise(row.discount),
    taxRate: percent(row.tax_rate),
    ...(row.rate_not_charged !== null && { rateNotCharged: percent(row.rate_not_charged) }),
    sold: makeGoods(row, ""),
    returned: makeGoods(row, "returned_"),
    returnedUntaxed: quantity(row.untaxed_quantity),
  };
}

function makeGoods(row: LineRow, prefix: Prefix): Goods {
  return {
    ...readGoodsFigures(row, prefix),
    free: quantity(row[`${prefix}free_quantity`]),
    cost: paise(row[`${prefix}cost`]),
    billDiscount: paise(row[`${prefix}bill_discount`]),
  };
}

type Sum = "lines_amount" | "discount" | "round_off";

interface HeadRow extends Record<Sum | `returned_${Sum}`, string> {
  id: number;
  voucher_id: number;
  date: string;
  customer_id: number;
  status: number;
  inter_state: number;
  place_of_supply: string | null;
  inv_type: string;
  sale_type: "Retail" | "Wholesale";
  location_id: number;
  discount_before_tax: number;
}

interface LineRow
  extends GoodsLineRow, Record<`${Prefix}${"free_quantity" | "cost" | "bill_discount"}`, string> {
  bill_id: number;
  mrp: string;
  price_has_tax: number;
  rate_not_charged: string | null;
  discount: string;
  untaxed_quantity: string;
}
