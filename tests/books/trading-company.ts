import type { Knex } from "knex";
import { type Books, type DocumentItem, type Supplier, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { insertRows } from "../../packages/server/db/insert-rows.ts";
import { setStockShort } from "../../packages/server/books/posting/settings.ts";
import { createTestCompany } from "../../packages/server/books/testing/test-company.ts";
import type { Author } from "../../packages/server/books/posting/author.ts";

/** A company for random documents. */
export interface TradingCompany {
  id: number;
  author: Author;
  books: Books;
  customers: readonly { id: number; stateCode: string | null }[];
  suppliers: readonly Supplier[];
  /** The salesmen's cash accounts. */
  cashes: readonly number[];
  bank: number;
  mainCash: number;
  fuel: number;
  items: readonly DocumentItem[];
  /** The ids of items that keep batches. */
  keeping: ReadonlySet<number>;
  /** Freight and packing; both are sold and bought like items. */
  services: readonly DocumentItem[];
  /** An item that is never picked at random. */
  ownItem: DocumentItem;
  /** Godown and vans. */
  places: readonly number[];
  damagedPlace: number;
  series: readonly { id: number; series: string; invType: string; yearId: number }[];
  /** An account that exists only in another company. */
  foreignAccount: number;
  refusesShort: boolean;
}

/**
 * Creates the test company with additional masters. `refusesShort`
 * forbids negative stock. `other` is another company's id.
 */
export async function createTradingCompany(
  db: Knex,
  id: number,
  { other, refusesShort }: { other: number; refusesShort: boolean },
): Promise<TradingCompany> {
  const company = await createTestCompany(db, id);
  const own = { company_id: id };
  const makeAccount = (at: number, group: number, stateCode: string | null) => ({
    ...own,
    id: at,
    name: `Account ${at}`,
    group_id: group,
    state_code: stateCode,
  });
  await db.transaction(async (trx) => {
    await insertRows(trx, "accounts", [
      makeAccount(911, ACCOUNT_GROUP.debtors, "32"),
      makeAccount(912, ACCOUNT_GROUP.debtors, null),
      makeAccount(913, ACCOUNT_GROUP.creditors, "33"),
      makeAccount(914, ACCOUNT_GROUP.cash, null),
      makeAccount(5000 + id, ACCOUNT_GROUP.debtors, "32"),
    ]);
    await insertRows(trx, "stock_locations", [
      { ...own, id: 2, kind: "van", name: "Van", vehicle_id: 1 },
      { ...own, id: 3, kind: "van", name: "Other van", vehicle_id: 2 },
      { ...own, id: 4, kind: "damaged", name: "Damaged goods", vehicle_id: null },
    ]);
    const item = { ...own, category_id: 2, unit_id: 1, hsn_code: "3005", tax_id: 1, mrp: "150" };
    await insertRows(
      trx,
      "items",
      [3, 4, 5, 6, 7].map((each) => ({
        ...{ ...item, id: each, name: `Item ${each}` },
        keeps_batches: BATCH_ITEMS.has(each) ? 1 : 0,
      })),
    );
    await insertRows(trx, "items", [
      { ...item, id: 8, name: "Freight", hsn_code: "9965", is_service: 1 },
      { ...item, id: 9, name: "Packing", hsn_code: "9985", is_service: 1 },
    ]);
    await insertRows(trx, "invoice_series", [
      { ...own, id: 3, series: "B2B/25-26", inv_type: "B2B", year_id: 1 },
      { ...own, id: 4, series: "B2B/26-27", inv_type: "B2B", year_id: 2 },
    ]);
    if (refusesShort) await setStockShort(trx, id, "refuse");
  });
  const fuel: { id: number } = await db("accounts")
    .where({ ...own, name: "Vehicle Fuel" })
    .first("id");
  const { accounts } = company.books;
  return {
    id,
    author: company.author,
    books: company.books,
    customers: [
      company.customer,
      company.customerOutside,
      { id: 911, stateCode: "32" },
      { id: 912, stateCode: null },
    ],
    suppliers: [company.supplier, { id: 913, stateCode: "33", isRegistered: true }],
    cashes: [company.salesmanCash, 914],
    bank: accounts.bank,
    mainCash: accounts.cash,
    fuel: fuel.id,
    items: [1, 2, 3, 4, 5, 6].map((each) => ({ ...company.bandage, id: each })),
    keeping: BATCH_ITEMS,
    services: [
      { ...company.bandage, id: 8, hsnCode: "9965", isService: true },
      { ...company.bandage, id: 9, hsnCode: "9985", isService: true },
    ],
    ownItem: { ...company.bandage, id: 7 },
    places: [1, 2, 3],
    damagedPlace: 4,
    series: [
      company.earlierSeries,
      company.series,
      { id: 3, series: "B2B/25-26", invType: "B2B", yearId: 1 },
      { id: 4, series: "B2B/26-27", invType: "B2B", yearId: 2 },
    ],
    foreignAccount: 5000 + other,
    refusesShort,
  };
}

const BATCH_ITEMS: ReadonlySet<number> = new Set([5, 6]);
