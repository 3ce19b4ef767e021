import type { Knex } from "knex";
import { addAuditLines, type AuditAuthor } from "../auth/audit.ts";
import { ofCompany } from "../auth/scope.ts";
import { RATE_TYPES, type RateType, formatPrice, price } from "@vanbook/sdk/books";
import { buildPriceOnDaySql } from "../books/posting/price-list.ts";
import { readClock, toDatabaseTime, getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { insertRows } from "../db/insert-rows.ts";
import { select } from "../db/select.ts";

/** Valid from a day on; null removes the price that starts on that day. */
export interface NewPrice {
  itemId: number;
  name: string;
  rateType: RateType;
  validFrom: string;
  price: string | null;
}

/** Logs the prices that change and returns the ids of their items. The items must be locked. */
export async function writePrices(
  trx: Knex,
  author: AuditAuthor & { principal: Principal },
  operation: string,
  prices: readonly NewPrice[],
): Promise<number[]> {
  const { companyId: company_id, userId: set_by } = author.principal;
  const storedPrices = await readStoredPrices(trx, author.principal, prices);
  const changes = prices.flatMap((newPrice) => {
    const before = storedPrices.get(makePriceKey(newPrice)) ?? null;
    const after = newPrice.price === null ? null : formatPrice(price(newPrice.price));
    return before === after ? [] : [{ wanted: newPrice, before, after }];
  });
  const set = { set_by, set_at: toDatabaseTime(readClock()) };
  const rows = changes.flatMap(({ wanted: { itemId, rateType, validFrom }, after }) =>
    after === null
      ? []
      : { company_id, item_id: itemId, rate_type: rateType, valid_from: validFrom, price: after, ...set },
  );
  const updateSql = ["price", "set_by", "set_at"].map((name) => `${name} = VALUES(${name})`).join(", ");
  await insertRows(trx, "item_prices", rows, `ON DUPLICATE KEY UPDATE ${updateSql}`);
  for (const { wanted, after } of changes)
    if (after === null)
      await ofCompany(trx, author.principal, "item_prices")
        .where({ item_id: wanted.itemId, rate_type: wanted.rateType, valid_from: wanted.validFrom })
        .delete();
  const lines = changes.map(({ wanted: { itemId, name, rateType, validFrom }, before, after }) => {
    const makeLogRow = (amount: string | null) => ({
      name,
      rate_type: rateType,
      valid_from: validFrom,
      price: amount,
    });
    return {
      operation,
      entity: "items",
      entityId: itemId,
      before: makeLogRow(before),
      after: makeLogRow(after),
    };
  });
  await addAuditLines(trx, author, lines);
  return changes.map(({ wanted }) => wanted.itemId);
}

async function readStoredPrices(
  trx: Knex,
  principal: Principal,
  prices: readonly NewPrice[],
): Promise<ReadonlyMap<string, string>> {
  const listValues = (field: "itemId" | "rateType" | "validFrom") => [
    ...new Set(prices.map((each) => each[field])),
  ];
  const priceRecords = ofCompany(trx, principal, "item_prices")
    .whereIn("item_id", listValues("itemId"))
    .whereIn("rate_type", listValues("rateType"))
    .whereIn("valid_from", listValues("validFrom"));
  const columns = { itemId: "item_id", rateType: "rate_type", validFrom: "valid_from", price: "price" };
  const rows = await select<PriceKey & { price: string }>(priceRecords.forUpdate(), columns);
  return new Map(rows.map((row) => [makePriceKey(row), row.price]));
}

type PriceKey = { itemId: number; rateType: string; validFrom: string };

function makePriceKey({ itemId, rateType, validFrom }: PriceKey) {
  return `${itemId}/${rateType}/${validFrom}`;
}

type ItemForm = Schema<"ItemInput">;
export type ItemFormWithout = Omit<ItemForm, "MRP" | "Sales_Price"> &
  Partial<Pick<ItemForm, "MRP" | "Sales_Price">>;

/**
 * Separates an item's form from its dated prices: prices that the form changes become valid from
 * today. The item's own price stays the price before the first date, and prices of later days stay.
 */
export async function separatePrices(
  trx: Knex,
  principal: Principal,
  form: ItemForm,
): Promise<{ form: ItemFormWithout; prices: NewPrice[] }> {
  const itemId = form.ItemID ?? 0;
  const datedTypes: string[] =
    itemId === 0
      ? []
      : await ofCompany(trx, principal, "item_prices")
          .where("item_id", itemId)
          .distinct("rate_type")
          .pluck("rate_type");
  const types = RATE_TYPES.filter((type) => datedTypes.includes(type));
  if (types.length === 0) return { form, prices: [] };
  const valid = types.map((type) => trx.raw(`${buildPriceOnDaySql(type)} as ??`, [getToday(), type]));
  const [present] = (await ofCompany(trx, principal, "items as i")
    .where("i.id", itemId)
    .select(valid)) as Record<string, string>[];
  const prices = types.flatMap((rateType) => {
    const typedPrice = form[PRICE_FIELDS[rateType]];
    if (typedPrice === undefined || price(typedPrice ?? "0") === price(present?.[rateType] ?? "0")) return [];
    return { itemId, name: form.ItemName, rateType, validFrom: getToday(), price: typedPrice ?? "0" };
  });
  const omittedPrices = Object.fromEntries(types.map((type) => [PRICE_FIELDS[type], undefined]));
  return { form: { ...form, ...omittedPrices }, prices };
}

const PRICE_FIELDS = { CCP: "Sales_Price", SP: "SP", DP: "DP", MRP: "MRP" } as const;
