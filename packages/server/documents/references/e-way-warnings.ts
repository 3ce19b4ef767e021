import * as say from "@vanbook/sdk/messages";
import { formatRupees, paise, type Paise, type VoucherKind } from "@vanbook/sdk/books";
import { E_WAY_LAWS, findEWayLimit, type StateEWayLimit } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { joinFacts, joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import { select } from "../../db/select.ts";
import { readStateLimits } from "../../gst/e-way-bills/limit-rows.ts";

type Warning = Schema<"DocumentWarning">;

/**
 * Warns of goods that need an e-way bill before they leave. By voucher id; nothing for vouchers
 * whose goods do not leave. The queries wait for no other, so they may share a packet with others.
 */
export async function readEWayWarnings(
  db: Knex,
  companyId: number,
  kind: VoucherKind,
  voucherIds: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  const selectGoods = GOODS_OF_KIND[kind];
  if (!selectGoods || voucherIds.length === 0) return new Map();
  const [rows, stateLimits] = await Promise.all([
    selectGoods(db, companyId, voucherIds),
    readStateLimits(db, companyId),
  ]);
  return new Map(
    rows.map(({ voucherId, value, ...movement }) => [
      voucherId,
      listEWayWarnings({ ...movement, value: paise(value ?? "0") }, stateLimits),
    ]),
  );
}

export interface MovedGoods {
  date: string;
  /** With tax, without services and without goods that bear none; in paise. */
  value: Paise;
  fromStateCode: string;
  /** Null if it is not known: then the limit between States applies. */
  toStateCode: string | null;
}

export function listEWayWarnings(goods: MovedGoods, stateLimits: readonly StateEWayLimit[]): Warning[] {
  const limit = findEWayLimit(E_WAY_LAWS, stateLimits, goods);
  if (limit === undefined || goods.value <= limit) return [];
  const amounts = { value: formatRupees(goods.value), limit: formatRupees(limit) };
  return [{ code: "EWAY_BILL_NEEDED", ...say.eWayBillNeeded(amounts) }];
}

/** `value` is null for loads from before challans had values. */
interface GoodsRow extends Omit<MovedGoods, "value"> {
  voucherId: number;
  value: string | null;
}

type SelectGoods = (db: Knex, companyId: number, voucherIds: readonly number[]) => Promise<GoodsRow[]>;

/** Goods go to the address of the bill, or where they are supplied. */
const selectBilledGoods: SelectGoods = (db, companyId, voucherIds) => {
  const bills = selectDocuments(db, companyId, { table: "bills", voucherIds });
  joinOwn(bills, "bill_lines as l", "l.bill_id", "d.id").where("l.supply_kind", "taxable");
  return select<GoodsRow>(leaveOutServices(bills, "l.hsn_code"), {
    ...listColumns(db),
    toStateCode: db.raw("COALESCE(d.ship_to_state_code, d.place_of_supply)"),
  });
};

const selectReturnedGoods: SelectGoods = (db, companyId, voucherIds) => {
  const returns = selectDocuments(db, companyId, { table: "purchase_returns", voucherIds });
  joinFacts(returns, "account_facts as p", "d.supplier_id", "d.edition");
  joinOwn(returns, "purchase_return_lines as l", "l.purchase_return_id", "d.id").where(
    "l.supply_kind",
    "taxable",
  );
  return select<GoodsRow>(leaveOutServices(returns, "l.hsn_code"), {
    ...listColumns(db),
    // As the books decide which taxes apply: without a State, the supplier is in the company's.
    toStateCode: db.raw("IF(d.inter_state = 0, c.state_code, p.state_code)"),
  });
};

/** All places of a company are in its State. What a van brings back left with its load. */
const selectLoadedGoods: SelectGoods = (db, companyId, voucherIds) => {
  const loads = selectDocuments(db, companyId, { table: "van_loads", voucherIds });
  joinOwn(loads, "van_load_lines as l", "l.van_load_id", "d.id").where("l.tax_rate", ">", 0);
  return select<GoodsRow>(loads.whereNot("d.kind", "unload"), {
    ...{ ...listColumns(db), toStateCode: "c.state_code" },
  });
};

function selectDocuments(
  db: Knex,
  companyId: number,
  { table, voucherIds }: { table: string; voucherIds: readonly number[] },
): Knex.QueryBuilder {
  const documents = ofCompany(db, { companyId }, `${table} as d`).whereIn("d.voucher_id", [...voucherIds]);
  return joinFacts(documents, "company_facts as c", "d.company_id", "d.edition").groupBy("d.id");
}

function leaveOutServices(documents: Knex.QueryBuilder, hsnCode: string): Knex.QueryBuilder {
  return documents.whereNot(hsnCode, "like", "99%");
}

function listColumns(db: Knex) {
  return {
    ...{ voucherId: "d.voucher_id", date: "d.date", fromStateCode: "c.state_code" },
    value: db.raw("SUM(l.taxable + l.cgst + l.sgst + l.igst)"),
  };
}

const GOODS_OF_KIND: Readonly<Partial<Record<VoucherKind, SelectGoods>>> = {
  sale: selectBilledGoods,
  purchase_return: selectReturnedGoods,
  van_load: selectLoadedGoods,
};
