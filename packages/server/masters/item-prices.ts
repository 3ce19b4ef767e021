import type { Knex } from "knex";
import { auditAll, type AuditAuthor } from "../auth/audit.ts";
import { ofCompany } from "../auth/scope.ts";
import { RATE_TYPES, type RateType, formatPrice, price } from "@vanbook/sdk/books";
import { priceOn } from "../books/posting/price-list.ts";
import { now, toDatabaseTime, today } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { insertRows } from "../db/insert-rows.ts";
import { select } from "../db/select.ts";

/** An item's price that is valid from a day on; null removes the price that starts on that day. */
export interface NewPrice {
  itemId: number;
  name: string;
  rateType: RateType;
  validFrom: string;
  price: string | null;
}

/**
 * Writes dated prices, and logs those that change. The items must be locked. Returns the ids of the items
 * whose prices changed.
 */
export async function writePrices(
  trx: Knex,
  author: AuditAuthor & { principal: Principal },
  operation: string,
  prices: readonly NewPrice[],
): Promise<number[]> {
  const { companyId: company_id, userId: set_by } = author.principal;
  const kept = await keptPrices(trx, author.principal, prices);
  const changes = prices.flatMap((wanted) => {
    const before = kept.get(keyOf(wanted)) ?? null;
    const after = wanted.price === null ? null : formatPrice(price(wanted.price));
    return before === after ? [] : [{ wanted, before, after }];
  });
  const set = { set_by, set_at: toDatabaseTime(now()) };
  const rows = changes.flatMap(({ wanted: { itemId, rateType, validFrom }, after }) =>
    after === null
      ? []
      : { company_id, item_id: itemId, rate_type: rateType, valid_from: validFrom, price: after, ...set },
  );
  const written = ["price", "set_by", "set_at"].map((name) => `${name} = VALUES(${name})`).join(", ");
  await insertRows(trx, "item_prices", rows, `ON DUPLICATE KEY UPDATE ${written}`);
  for (const { wanted, after } of changes)
    if (after === null)
      await ofCompany(trx, author.principal, "item_prices")
        .where({ item_id: wanted.itemId, rate_type: wanted.rateType, valid_from: wanted.validFrom })
        .delete();
  const lines = changes.map(({ wanted: { itemId, name, rateType, validFrom }, before, after }) => {
    const said = (amount: string | null) => ({
      name,
      rate_type: rateType,
      valid_from: validFrom,
      price: amount,
    });
    return { operation, entity: "items", entityId: itemId, before: said(before), after: said(after) };
  });
  await auditAll(trx, author, lines);
  return changes.map(({ wanted }) => wanted.itemId);
}

/** The stored prices for the same items, rate types and days, by `keyOf`. */
async function keptPrices(
  trx: Knex,
  principal: Principal,
  prices: readonly NewPrice[],
): Promise<ReadonlyMap<string, string>> {
  const named = (field: "itemId" | "rateType" | "validFrom") => [
    ...new Set(prices.map((each) => each[field])),
  ];
  const stored = ofCompany(trx, principal, "item_prices")
    .whereIn("item_id", named("itemId"))
    .whereIn("rate_type", named("rateType"))
    .whereIn("valid_from", named("validFrom"));
  const columns = { itemId: "item_id", rateType: "rate_type", validFrom: "valid_from", price: "price" };
  const rows = await select<PriceKey & { price: string }>(stored.forUpdate(), columns);
  return new Map(rows.map((row) => [keyOf(row), row.price]));
}

type PriceKey = { itemId: number; rateType: string; validFrom: string };

function keyOf({ itemId, rateType, validFrom }: PriceKey) {
  return `${itemId}/${rateType}/${validFrom}`;
}

type ItemForm = Schema<"ItemInput">;
/** An item's form in which prices may be omitted; an omitted price does not change. */
export type ItemFormWithout = Omit<ItemForm, "MRP" | "Sales_Price"> &
  Partial<Pick<ItemForm, "MRP" | "Sales_Price">>;

/**
 * Separates an item's form from its dated prices: the form without prices that have dates, and those that the
 * form changes, as prices valid from today. The item's own price stays the price before the first date, and
 * prices of later days stay.
 */
export async function separatePrices(
  trx: Knex,
  principal: Principal,
  form: ItemForm,
): Promise<{ form: ItemFormWithout; prices: NewPrice[] }> {
  const itemId = form.ItemID ?? 0;
  const dated: string[] =
    itemId === 0
      ? []
      : await ofCompany(trx, principal, "item_prices")
          .where("item_id", itemId)
          .distinct("rate_type")
          .pluck("rate_type");
  const types = RATE_TYPES.filter((type) => dated.includes(type));
  if (types.length === 0) return { form, prices: [] };
  const valid = types.map((type) => trx.raw(`${priceOn(type)} as ??`, [today(), type]));
  const [present] = (await ofCompany(trx, principal, "items as i")
    .where("i.id", itemId)
    .select(valid)) as Record<string, string>[];
  const prices = types.flatMap((rateType) => {
    const typed = form[FIELDS[rateType]];
    if (typed === undefined || price(typed ?? "0") === price(present?.[rateType] ?? "0")) return [];
    return { itemId, name: form.ItemName, rateType, validFrom: today(), price: typed ?? "0" };
  });
  const left = Object.fromEntries(types.map((type) => [FIELDS[type], undefined]));
  return { form: { ...form, ...left }, prices };
}

/** The form's field for each rate type. */
const FIELDS = { CCP: "Sales_Price", SP: "SP", DP: "DP", MRP: "MRP" } as const;
