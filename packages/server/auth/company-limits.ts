import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";
import { formatPaise, formatPercent, paise, percent, type Paise, type Percent } from "@vanbook/sdk/books";

export interface CompanyLimits {
  daysBack: number;
  discount: Percent;
  freeGoods: Percent;
  /** Per day, in paise. */
  returnWithoutBill: Paise;
  cashRefund: Paise;
  exchanges: Paise;
  expenses: Paise;
  /** Orders of a customer's or partner's tokens in a day. */
  partnerOrders: number;
  /** How many times the customer's largest order of the last year a token's order may be. */
  partnerOrderTimes: number;
  /** What a token's order may be, in paise, for a customer without an order in the last year. */
  partnerFirstOrder: Paise;
}

export const USUAL_LIMITS: CompanyLimits = {
  daysBack: 3,
  discount: 10_00n,
  freeGoods: 20_00n,
  returnWithoutBill: 1_000_00n,
  cashRefund: 5_000_00n,
  exchanges: 2_000_00n,
  expenses: 2_000_00n,
  partnerOrders: 100,
  partnerOrderTimes: 10,
  partnerFirstOrder: 1_00_000_00n,
};

/** Only salesmen have limits, so nothing is read for other roles. */
export async function loadLimitsFor(
  db: Knex,
  { role, companyId }: Pick<Principal, "role" | "companyId">,
): Promise<CompanyLimits> {
  return role === 2 ? readLimits(db, companyId) : USUAL_LIMITS;
}

export async function readLimits(db: Knex, companyId: number): Promise<CompanyLimits> {
  const rows: { name: string; value: string }[] = await db("company_settings")
    .where("company_id", companyId)
    .whereIn("name", Object.values(SETTING_NAMES))
    .select("name", "value");
  const savedTexts = new Map(rows.map(({ name, value }) => [name, value]));
  const own = Object.entries(SETTING_NAMES).flatMap(([limit, name]) => {
    const text = savedTexts.get(name);
    return text === undefined ? [] : [[limit, text] as const];
  });
  return parseLimits({ ...limitTexts(USUAL_LIMITS), ...Object.fromEntries(own) });
}

export async function saveLimits(
  trx: Knex.Transaction,
  companyId: number,
  limits: CompanyLimits,
): Promise<void> {
  const texts = limitTexts(limits);
  const rows = (Object.keys(SETTING_NAMES) as (keyof typeof SETTING_NAMES)[]).map((limit) => ({
    ...{ company_id: companyId, name: SETTING_NAMES[limit], value: texts[limit] },
  }));
  await trx("company_settings").insert(rows).onConflict(["company_id", "name"]).merge(["value"]);
}

export function parseLimits(texts: Readonly<Record<keyof CompanyLimits, string>>): CompanyLimits {
  return {
    daysBack: Number(texts.daysBack),
    discount: percent(texts.discount),
    freeGoods: percent(texts.freeGoods),
    returnWithoutBill: paise(texts.returnWithoutBill),
    cashRefund: paise(texts.cashRefund),
    exchanges: paise(texts.exchanges),
    expenses: paise(texts.expenses),
    partnerOrders: Number(texts.partnerOrders),
    partnerOrderTimes: Number(texts.partnerOrderTimes),
    partnerFirstOrder: paise(texts.partnerFirstOrder),
  };
}

export function limitTexts(limits: CompanyLimits) {
  return {
    daysBack: String(limits.daysBack),
    discount: formatPercent(limits.discount),
    freeGoods: formatPercent(limits.freeGoods),
    returnWithoutBill: formatPaise(limits.returnWithoutBill),
    cashRefund: formatPaise(limits.cashRefund),
    exchanges: formatPaise(limits.exchanges),
    expenses: formatPaise(limits.expenses),
    partnerOrders: String(limits.partnerOrders),
    partnerOrderTimes: String(limits.partnerOrderTimes),
    partnerFirstOrder: formatPaise(limits.partnerFirstOrder),
  };
}

const SETTING_NAMES = {
  daysBack: "salesman.days_back",
  discount: "salesman.discount",
  freeGoods: "salesman.free_goods",
  returnWithoutBill: "salesman.return_without_bill",
  cashRefund: "salesman.cash_refund",
  exchanges: "salesman.exchanges",
  expenses: "salesman.expenses",
  partnerOrders: "partner.orders",
  partnerOrderTimes: "partner.order_times",
  partnerFirstOrder: "partner.first_order",
} as const satisfies Record<keyof CompanyLimits, string>;
