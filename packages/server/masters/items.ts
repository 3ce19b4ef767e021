import * as say from "@vanbook/sdk/messages";
import type { Message } from "@vanbook/sdk/messages";
import { itemRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { buildPriceOnDaySql } from "../books/posting/price-list.ts";
import { ORDER_STATUS } from "@vanbook/sdk/books";
import { withTransaction } from "../db/transaction.ts";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { checkForm } from "../master/form.ts";
import { AUDIT_COLUMNS, createMasterTable } from "../master/master.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { changeSlots, readItemImages, readSlotChanges } from "./item-images.ts";
import { separatePrices, writePrices, type ItemFormWithout } from "./item-prices.ts";
import { chooseItemReferences } from "./item-references.ts";
import { checkHsnCode } from "./hsn-terms.ts";
import { keepHsnCode } from "./taxes/hsn-codes.ts";
import { readItemChoices, listUnits } from "./item-row.ts";

type Item = Schema<"Item">;

const { DeletedDate, ...auditColumns } = AUDIT_COLUMNS;
const ITEM_COLUMNS = {
  ItemID: "id",
  ItemName: "name",
  ItemDescription: "description",
  ItemCategoryID: "category_id",
  itmsize: "size",
  itmcolr: "colour",
  TaxID: "tax_id",
  Sales_Price: "ccp",
  MRP: "mrp",
  WholeSalePrice: "wholesale_price",
  BPprice: "bp_price",
  SP: "sp",
  DP: "dp",
  UnitID: "unit_id",
  BatchId: "batch_id",
  BatchName: "batch_name",
  IsService: "is_service",
  KeepsBatches: "keeps_batches",
  DeletedDateAndTime: DeletedDate,
  ...auditColumns,
  LargerUnitID: "larger_unit_id",
  PerLargerUnit: "per_larger_unit",
} as const;

const item = createMasterTable<Omit<Item, "ItemType" | "Tax" | "HSNCode">, ItemFormWithout>({
  name: "items",
  table: "items",
  id: "ItemID",
  columns: ITEM_COLUMNS,
  stored: [
    "ItemName",
    "ItemDescription",
    "ItemCategoryID",
    "itmsize",
    "itmcolr",
    "Sales_Price",
    "MRP",
    "WholeSalePrice",
    "BPprice",
    "SP",
    "DP",
    "BatchName",
  ],
  words: {
    created: "Item submitted successfully!",
    updated: "Item updated successfully!",
    deleted: "Item deleted successfully!",
  },
  prepare: async ({ trx, body, principal, before }) => {
    const isService = decideIsService(body, before);
    const choices = await readItemChoices(trx, principal);
    const references = chooseItemReferences(body, choices, before);
    if (before) await keepFormerTax(trx, before, references["tax_id"]);
    checkForm(itemRules, {
      ItemID: 0,
      IsService: isService,
      HSNCode: references["hsn_code"] ?? before?.["hsn_code"],
    });
    const hsnCode = references["hsn_code"] ?? "";
    if (hsnCode !== before?.["hsn_code"]) checkHsnCode(String(hsnCode), choices.hsn, "HSNCode");
    return {
      ...references,
      ...(!before && { is_service: isService ? 1 : 0 }),
      ...(await planBatchColumn(trx, principal, body, before, isService)),
    };
  },
});

const list: Handler<"items.list"> = async ({ principal, db }) =>
  select<Item>(ofCompany(db, principal, "items").where("is_deleted", 0).orderBy(["name", "id"]), {
    ...ITEM_COLUMNS,
    Sales_Price: db.raw(buildPriceOnDaySql("CCP", { item: "items" }), [getToday()]),
    MRP: db.raw(buildPriceOnDaySql("MRP", { item: "items" }), [getToday()]),
    SP: db.raw(buildPriceOnDaySql("SP", { item: "items" }), [getToday()]),
    DP: db.raw(buildPriceOnDaySql("DP", { item: "items" }), [getToday()]),
    ItemType: db.raw("CAST(item_type AS CHAR)"),
    HSNCode: db.raw("NULLIF(hsn_code, '')"),
    Tax: db.raw(
      `COALESCE((SELECT r.rate FROM tax_rates r
        WHERE r.company_id = items.company_id AND r.tax_id = items.tax_id AND r.valid_from <= ?
        ORDER BY r.valid_from DESC LIMIT 1), 0)`,
      [getToday()],
    ),
  });

const save: Handler<"items.save"> = async (call) => {
  const changes = await readSlotChanges(call.body);
  return withTransaction(call.db, async (trx) => {
    await serialiseWrites(trx, call.principal, "items");
    const { form, prices } = await separatePrices(trx, call.principal, call.body);
    const savedItem = await item.save({ ...call, body: form, db: trx });
    await writePrices(trx, call, "items.save", prices);
    await changeSlots(trx, call, savedItem.id, changes);
    await keepHsnCode(trx, call);
    return savedItem;
  });
};

const remove: Handler<"items.delete"> = async (call) =>
  withTransaction(call.db, async (trx) => {
    const removal = await item.remove({ ...call, db: trx });
    await checkOutOfStock(trx, call.principal, call.body.ItemID);
    await checkNotOrdered(trx, call.principal, call.body.ItemID);
    return removal;
  });

const units: Handler<"units.names"> = async ({ principal, db }) => listUnits(db, principal);

/** Documents copy the item's values that they use, so editing an item changes no document. */
export const items = {
  "items.list": list,
  "items.save": save,
  "items.delete": remove,
  "items.images": readItemImages,
  "units.names": units,
};

/**
 * Can only be set for a new item: an item's documents have either moved stock or not. Throws
 * ITEM_KIND_WRONG.
 */
function decideIsService(
  { IsService }: Pick<Schema<"ItemInput">, "IsService">,
  before: Readonly<Record<string, unknown>> | undefined,
): boolean {
  if (!before) return IsService === 1;
  const is = before["is_service"] === 1;
  if (IsService !== undefined && (IsService === 1) !== is)
    throw problemOnField("ITEM_KIND_WRONG", "IsService", is ? STAYS_SERVICE : STAYS_GOODS);
  return is;
}

/** Throws as `checkMayKeep`, and ITEM_KIND_WRONG for a service. No column if unchanged. */
async function planBatchColumn(
  trx: Knex.Transaction,
  principal: Principal,
  { KeepsBatches: keeps }: Pick<Schema<"ItemInput">, "KeepsBatches">,
  before: Readonly<Record<string, unknown>> | undefined,
  isService: boolean,
): Promise<{ keeps_batches?: number }> {
  if (keeps === undefined || keeps === (before?.["keeps_batches"] ?? 0)) return {};
  if (isService) throw problemOnField("ITEM_KIND_WRONG", "KeepsBatches");
  if (before) await checkMayKeep(trx, principal, Number(before["id"]));
  return { keeps_batches: keeps };
}

const STAYS_SERVICE = "A service or charge stays one. Make another item of the goods.";
const STAYS_GOODS = "Goods stay goods. Make another item of the service or charge.";

/** A changed tax is valid from today; documents of earlier days use the former one. */
async function keepFormerTax(
  trx: Knex.Transaction,
  before: Readonly<Record<string, unknown>>,
  taxId: unknown,
) {
  if (taxId === undefined || taxId === before["tax_id"]) return;
  const { company_id, id, version, tax_id } = before;
  await trx("item_former_taxes").insert({
    ...{ company_id, item_id: id, version, tax_id },
    valid_before: getToday(),
  });
}

/** The stock of a deleted item could not be sold, moved or written off. */
async function checkOutOfStock(trx: Knex.Transaction, principal: Principal, itemId: number): Promise<void> {
  const places = await readPlacesWithStock(trx, principal, itemId);
  if (places === undefined) return;
  throw problem("RECORD_IN_USE", say.stockLeft({ places }));
}

/** Batches may start or stop only without stock: existing stock has either batches or none. */
async function checkMayKeep(trx: Knex.Transaction, principal: Principal, itemId: number): Promise<void> {
  const places = await readPlacesWithStock(trx, principal, itemId);
  if (places === undefined) return;
  const message = say.batchesInStock({ places });
  throw problemOnField("RECORD_IN_USE", "KeepsBatches", message);
}

/** Locks the places until the commit. Returns undefined if there is no stock. */
async function readPlacesWithStock(
  trx: Knex.Transaction,
  principal: Principal,
  itemId: number,
): Promise<string | Message | undefined> {
  // Postings lock this row too, so the stock can't change before the commit.
  await ofCompany(trx, principal, "item_costs").where("item_id", itemId).forUpdate().select("item_id");
  const lying = ofCompany(trx, principal, "location_month as m").where("m.item_id", itemId);
  const places: string[] = await joinOwn(lying, "stock_locations as l", "l.id", "m.location_id")
    .groupBy("l.id", "l.name")
    .having(trx.raw("SUM(m.quantity) <> 0"))
    .orderBy("l.name")
    .pluck("l.name");
  if (places.length === 0) return undefined;
  const placeNames = places.slice(0, 3).join(", ");
  return places.length > 3 ? say.placesAndMore({ places: placeNames, count: places.length - 3 }) : placeNames;
}

/** An order with a deleted item could not be invoiced. */
async function checkNotOrdered(trx: Knex.Transaction, principal: Principal, itemId: number): Promise<void> {
  const lines = ofCompany(trx, principal, "order_lines as l").where("l.item_id", itemId);
  const open = joinOwn(lines, "orders as o", "o.id", "l.order_id").where("o.status", ORDER_STATUS.open);
  const [row] = (await open.countDistinct({ orders: "o.id" })) as { orders: number }[];
  const orders = Number(row?.orders ?? 0);
  if (orders === 0) return;
  throw problem("RECORD_IN_USE", say.openOrders({ count: orders }));
}
