import type { Knex } from "knex";
import { insertRows } from "../../db/insert-rows.ts";
import { rows } from "../../db/rows.ts";
import { formatPrice, type Price } from "@vanbook/sdk/books";
import { addDays, momentOf } from "../calendar.ts";
import type { DemoCompany, DemoItem } from "../companies/demo-company.ts";

/**
 * Writes dated prices: medicines get a higher price on the first of the next month, and some goods that were not
 * ordered or billed this month got a lower one on the first of this month. So every document has the price of its
 * date.
 */
export async function makePrices(trx: Knex.Transaction, company: DemoCompany): Promise<void> {
  const { author, items, today } = company;
  const thisMonth = `${today.slice(0, 7)}-01`;
  const nextMonth = `${addDays(thisMonth, 31).slice(0, 7)}-01`;
  const asked = await askedFor(trx, author.companyId, thisMonth);
  const cheaper = items
    .filter(({ id, months, recipe }) => !asked.has(id) && months === undefined && recipe === undefined)
    .toSorted((a, b) => (a.mrp < b.mrp ? 1 : -1))
    .slice(0, 4);
  const rising = items.filter(({ months }) => months !== undefined);
  await insertRows(trx, "item_prices", [
    ...cheaper.flatMap((item) => pricesOf(company, item, thisMonth, 95n)),
    ...rising.flatMap((item) => pricesOf(company, item, nextMonth, 104n)),
  ]);
}

/** The ids of the items ordered or billed since a day. */
async function askedFor(
  trx: Knex.Transaction,
  companyId: number,
  since: string,
): Promise<ReadonlySet<number>> {
  const found = await rows<{ item_id: number }>(
    trx,
    `SELECT l.item_id FROM bills d JOIN bill_lines l ON l.company_id = d.company_id AND l.bill_id = d.id
      WHERE d.company_id = ? AND d.date >= ?
    UNION SELECT l.item_id FROM orders d JOIN order_lines l ON l.company_id = d.company_id AND l.order_id = d.id
      WHERE d.company_id = ? AND d.date >= ?`,
    [companyId, since, companyId, since],
  );
  return new Set(found.map((row) => row.item_id));
}

/** An item's prices for resellers, as a percentage of its price before. */
function pricesOf({ author }: DemoCompany, { id, rates }: DemoItem, validFrom: string, percent: bigint) {
  return RATES.map((type) => ({
    company_id: author.companyId,
    item_id: id,
    rate_type: type,
    valid_from: validFrom,
    price: formatPrice(share(rates[type], percent)),
    set_by: author.userId,
    set_at: momentOf(addDays(validFrom, -35), 200),
  }));
}

/** A percentage of a price, rounded down to ten paise. */
function share(price: Price, percent: bigint): Price {
  return ((price * percent) / 100_000n) * 1_000n;
}

const RATES = ["CCP", "SP", "DP"] as const;
