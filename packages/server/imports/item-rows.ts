import { withTransaction } from "../db/transaction.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { serializeWrites } from "../master/serialize-writes.ts";
import { itemReferences } from "../masters/item-references.ts";
import { itemChoices } from "../masters/item-row.ts";
import { importRows, type ImportTarget } from "./import-rows.ts";

/** Imports items from up to 200 rows of a sheet. */
export const importItems: Handler<"items.importRows"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    await serializeWrites(trx, principal, "items");
    // The documented defaults, if the company has them: its tax of 5 %, its first unit.
    const references = itemReferences({}, await itemChoices(trx, principal), undefined);
    return importRows({ trx, principal, client }, itemTarget, body.rows, async (sound) =>
      sound.map((row) => ({ ...itemOf(row), category_id: body.ItemCategoryID, ...references })),
    );
  });

/** The import target for items: the same name may exist in several colours and sizes. */
export const itemTarget: ImportTarget = {
  kind: "item",
  operation: "items.importRows",
  table: "items",
  unique: ["name", "colour", "size"],
  taken: "the item is there already, in this colour and size.",
};

function itemOf(row: Schema<"ItemSheetRow">) {
  return {
    name: row.ItemName ?? "",
    description: row.ItemDescription || null,
    colour: row.itemcolour || null,
    size: row.itemsize || null,
    mrp: row.MRP || "0",
    ccp: row.SalePrice || "0",
  };
}
