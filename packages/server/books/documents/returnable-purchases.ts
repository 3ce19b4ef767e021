import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import {
  paise,
  percent,
  calculatePercentage,
  price,
  quantity,
  POSTED_STATUS,
  type ReturnablePurchase,
  type ReturnablePurchaseLine,
} from "@vanbook/sdk/books";
import { lockDocuments } from "../posting/lock-documents.ts";
import { readNotedAmounts } from "./noted-amounts.ts";
import { readGoodsFigures, type GoodsLineRow, type ReturnOptions } from "./returned-goods.ts";
import { buildInEffectSql } from "../posting/document-status-sql.ts";

export async function readReturnablePurchases(
  trx: Knex,
  companyId: number,
  purchaseIds: readonly number[],
  { except = 0, asksOnly = false }: ReturnOptions = {},
): Promise<Map<number, ReturnablePurchase>> {
  if (purchaseIds.length === 0) return new Map();
  if (!asksOnly) await lockDocuments(trx, companyId, "purchases", purchaseIds);
  const rows = queryRows<ReturnableRow>(
    trx,
    `SELECT p.id, p.voucher_id, p.date, p.supplier_id, p.supplier_registered, p.status, p.inter_state, p.round_off,
      p.freight - p.discount AS other_charges, (SELECT COALESCE(SUM(o.round_off), 0) FROM purchase_returns o WHERE o.company_id = p.company_id AND o.purchase_id = p.id
        AND ${buildInEffectSql("o")} AND o.id <> ?) AS returned_round_off, l.line_no, l.item_id, i.is_service, l.hsn_code, l.supply_kind, l.unit_price, l.discount_rate,
      l.tax_rate, l.quantity, l.free_quantity, l.taxable, l.cgst, l.sgst, l.igst, COALESCE(SUM(x.quantity), 0) AS returned_quantity,
      COALESCE(SUM(x.taxable), 0) AS returned_taxable, COALESCE(SUM(x.cgst), 0) AS returned_cgst,
      COALESCE(SUM(x.sgst), 0) AS returned_sgst, COALESCE(SUM(x.igst), 0) AS returned_igst
    FROM purchases p
    JOIN purchase_lines l ON l.company_id = p.company_id AND l.purchase_id = p.id
    JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
    LEFT JOIN (purchase_returns r
      JOIN purchase_return_lines x ON x.company_id = r.company_id AND x.purchase_return_id = r.id
    ) ON r.company_id = p.company_id AND r.purchase_id = p.id AND ${buildInEffectSql("r")} AND r.id <> ?
      AND x.purchase_line_no = l.line_no
    WHERE p.company_id = ? AND p.id IN (?)
    GROUP BY p.id, p.voucher_id, p.date, p.supplier_id, p.supplier_registered, p.status, p.inter_state, p.round_off, p.freight, p.discount, l.line_no, l.item_id, i.is_service, l.hsn_code, l.supply_kind,
      l.unit_price, l.discount_rate, l.tax_rate, l.quantity, l.free_quantity, l.taxable, l.cgst, l.sgst, l.igst`,
    [except, except, companyId, [...purchaseIds]],
  );
  const [foundRows, notedAmounts] = await Promise.all([
    rows,
    readNotedAmounts(trx, companyId, "purchases", purchaseIds),
  ]);
  const heads = new Map(foundRows.map((row) => [row.id, row]));
  return new Map(
    [...heads].map(([id, head]) => [
      id,
      { ...makeReturnablePurchase(head, foundRows), noted: notedAmounts.get(id) },
    ]),
  );
}

function makeReturnablePurchase(head: ReturnableRow, all: readonly ReturnableRow[]): ReturnablePurchase {
  const lines = all.filter(({ id }) => id === head.id);
  return {
    id: head.id,
    voucherId: head.voucher_id,
    date: head.date,
    supplierId: head.supplier_id,
    isRegistered: head.supplier_registered === 1,
    isPosted: head.status === POSTED_STATUS,
    interState: head.inter_state === 1,
    roundOff: paise(head.round_off),
    returnedRoundOff: paise(head.returned_round_off),
    otherCharges: paise(head.other_charges),
    lines: new Map(lines.map((line) => [line.line_no, makeReturnableLine(line)])),
  };
}

function makeReturnableLine(row: ReturnableRow): ReturnablePurchaseLine {
  const listPrice = price(row.unit_price);
  return {
    itemId: row.item_id,
    hsnCode: row.hsn_code,
    supplyKind: row.supply_kind,
    isService: row.is_service === 1,
    unitPrice: listPrice - calculatePercentage(listPrice, percent(row.discount_rate)),
    taxRate: percent(row.tax_rate),
    bought: { ...readGoodsFigures(row, ""), free: quantity(row.free_quantity) },
    returned: readGoodsFigures(row, "returned_"),
  };
}

interface ReturnableRow extends GoodsLineRow {
  id: number;
  voucher_id: number;
  date: string;
  supplier_id: number;
  supplier_registered: number;
  status: number;
  inter_state: number;
  round_off: string;
  returned_round_off: string;
  other_charges: string;
  discount_rate: string;
  free_quantity: string;
}
