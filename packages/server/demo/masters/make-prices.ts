import type { Knex } from "knex";
import { insertRows } from "../../db/insert-rows.ts";
import { queryRows } from "../../db/rows.ts";
import { formatPrice, type Price } from "@vanbook/sdk/books";
import { addDays, formatMoment } from "../calendar.ts";
import type { DemoCompany, DemoItem } from "../companies/demo-company.ts";

/**
 * Medicines get a higher price on the first of the next month; some goods that were not ordered or
 * billed this month got a lower one on the first of this month. So every document has the price of
 * its date.
 */
export async function makePrices(trx: Knex.Transaction, company: DemoCompany): Promise<void> {
  const { author, items, today } = company;
  const thisMonth = `${today.slice(0, 7)}-01`;
  const nextMonth = `${addDays(thisMonth, 31).slice(0, 7)}-01`;
  const usedItemIds = await readUsedItemIds(trx, author.companyId, thisMonth);
  const cheaper = items
    .filter(({ id, months, recipe }) => !usedItemIds.has(id) && months === undefined && recipe === undefined)
    .toSorted((a, b) => (a.mrp < b.mrp ? 1 : -1))
    .slice(0, 4);
  const rising = items.filter(({ months }) => months !== undefined);
  await insertRows(trx, "item_prices", [
    ...cheaper.flatMap((item) => makePriceRows(company, item, thisMonth, 95n)),
    ...rising.flatMap((item) => makePriceRows(company, item, nextMonth, 104n)),
  ]);
}

async function readUsedItemIds(
  trx: Knex.Transaction,
  companyId: number,
  since: string,
): Promise<ReadonlySet<number>> {
  const itemRows = await queryRows<{ item_id: number }>(
    trx,
    `SELECT l.item_id FROM bills d JOIN bill_lines l ON l.company_id = d.company_id AND l.bill_id = d.id
      WHERE d.company_id = ? AND d.date >= ?
    UNION SELECT l.item_id FROM orders d JOIN order_lines l ON l.company_id = d.company_id AND l.order_id = d.id
      WHERE d.company_id = ? AND d.date >= ?`,
    [companyId, since, companyId, since],
  );
  return new Set(itemRows.map((row) => row.item_id));
}

function makePriceRows({ author }: DemoCompany, { id, rates }: DemoItem, validFrom: string, percent: bigint) {
  return RESELLER_RATES.map((type) => ({
    company_id: author.companyId,
    item_id: id,
    rate_type: type,
    valid_from: validFrom,
    price: formatPrice(share(rates[type], percent)),
    set_by: author.userId,
    set_at: formatMoment(addDays(validFrom, -35), 200),
  }));
}

/** Rounded down to ten paise. */
function share(price: Price, percent: bigint): Price {
  return ((price * percent) / 100_000n) * 1_000n;
}

const RESELLER_RATES = ["CCP", "SP", "DP"] as const;
