import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import { withTransaction } from "../db/transaction.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { catchProblem, saidOf, Problem, refused } from "@vanbook/sdk/problem";
import { serializeWrites } from "../master/serialize-writes.ts";
import { itemReferences, type ItemChoices } from "../masters/item-references.ts";
import { itemChoices } from "../masters/item-row.ts";
import { importRows, type ImportTarget } from "./import-rows.ts";

/** Imports items from up to 200 rows of a sheet. */
export const importItems: Handler<"items.importRows"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    await serializeWrites(trx, principal, "items");
    const choices = await itemChoices(trx, principal);
    return importRows(
      { trx, principal, client },
      itemTarget,
      body.rows,
      async (sound) => sound.map((row) => ({ ...itemOf(row, choices), category_id: body.ItemCategoryID })),
      (row) => itemFault(row, choices),
    );
  });

/** The error in a row according to the company's units and the rules of Item Creation, with the row's number. */
export function itemFault(row: Sheet, choices: ItemChoices): KeyedMessage | undefined {
  const found = catchProblem(() => itemOf(row, choices));
  return found instanceof Problem ? say.rowFault({ row: row.Row, fault: saidOf(found) }) : undefined;
}

/** The import target for items: the same name may exist in several colours and sizes. */
export const itemTarget: ImportTarget = {
  kind: "item",
  operation: "items.importRows",
  table: "items",
  unique: ["name", "colour", "size"],
  taken: "the item is there already, in this colour and size.",
};

/**
 * The columns of an item. Throws TAX_UNKNOWN, UNIT_UNKNOWN, ITEM_KIND_WRONG and INVALID_FIELDS, like the form
 * of a new item.
 */
function itemOf(row: Sheet, choices: ItemChoices) {
  const isService = row.IsService === "Yes";
  const keepsBatches = row.KeepsBatches === "Yes";
  if (isService && keepsBatches) throw refused("ITEM_KIND_WRONG", "KeepsBatches");
  return {
    name: row.ItemName ?? "",
    description: row.ItemDescription || null,
    colour: row.itemcolour || null,
    size: row.itemsize || null,
    mrp: row.MRP || "0",
    ccp: row.SalePrice || "0",
    // The documented defaults, if the company has them: its 5 % tax and its first unit.
    ...itemReferences(
      {
        LargerUnitID: row.LargerUnit ? unitNamed(row.LargerUnit, choices) : null,
        PerLargerUnit: row.PerLargerUnit || null,
      },
      choices,
      undefined,
    ),
    is_service: isService ? 1 : 0,
    keeps_batches: keepsBatches ? 1 : 0,
  };
}

/** The unit with this name, ignoring case; otherwise the unit with this UQC, if there is only one. */
function unitNamed(name: string, { units }: ItemChoices): number {
  const isSame = (other: string | null) => other?.toLowerCase() === name.toLowerCase();
  const coded = units.filter(({ UQC }) => isSame(UQC));
  const unit = units.find(({ UnitName }) => isSame(UnitName)) ?? (coded.length === 1 ? coded[0] : undefined);
  if (!unit) throw refused("UNIT_UNKNOWN", "LargerUnit", say.unitUnknown({ name }));
  return unit.UnitID;
}

type Sheet = Schema<"ItemSheetRow">;
