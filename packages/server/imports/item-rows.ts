import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import { withTransaction } from "../db/transaction.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { catchProblem, getProblemMessage, Problem, problemOnField } from "@vanbook/sdk/problem";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { chooseItemReferences, type ItemChoices } from "../masters/item-references.ts";
import { readItemChoices } from "../masters/item-row.ts";
import { importRows, type ImportTarget } from "./import-rows.ts";

export const importItems: Handler<"items.importRows"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "items");
    const choices = await readItemChoices(trx, principal);
    return importRows(
      { trx, principal, client },
      itemTarget,
      body.rows,
      async (sound) =>
        sound.map((row) => ({ ...buildItemColumns(row, choices), category_id: body.ItemCategoryID })),
      (row) => findItemFault(row, choices),
    );
  });

/** Checks the company's units and the rules of Item Creation. The message has the row's number. */
export function findItemFault(row: Sheet, choices: ItemChoices): KeyedMessage | undefined {
  const itemOrProblem = catchProblem(() => buildItemColumns(row, choices));
  return itemOrProblem instanceof Problem
    ? say.rowFault({ row: row.Row, fault: getProblemMessage(itemOrProblem) })
    : undefined;
}

/** The same item name may exist in several colours and sizes. */
export const itemTarget: ImportTarget = {
  kind: "item",
  operation: "items.importRows",
  table: "items",
  unique: ["name", "colour", "size"],
  taken: "the item is there already, in this colour and size.",
};

/** Throws TAX_UNKNOWN, UNIT_UNKNOWN, ITEM_KIND_WRONG, INVALID_FIELDS, like a new item's form. */
function buildItemColumns(row: Sheet, choices: ItemChoices) {
  const isService = row.IsService === "Yes";
  const keepsBatches = row.KeepsBatches === "Yes";
  if (isService && keepsBatches) throw problemOnField("ITEM_KIND_WRONG", "KeepsBatches");
  return {
    name: row.ItemName ?? "",
    description: row.ItemDescription || null,
    colour: row.itemcolour || null,
    size: row.itemsize || null,
    mrp: row.MRP || "0",
    ccp: row.SalePrice || "0",
    // The documented defaults, if the company has them: its 5 % tax and its first unit.
    ...chooseItemReferences(
      {
        LargerUnitID: row.LargerUnit ? findUnit(row.LargerUnit, choices) : null,
        PerLargerUnit: row.PerLargerUnit || null,
      },
      choices,
      undefined,
    ),
    is_service: isService ? 1 : 0,
    keeps_batches: keepsBatches ? 1 : 0,
  };
}

/** By name, ignoring case; otherwise by UQC, if only one unit has it. */
function findUnit(name: string, { units }: ItemChoices): number {
  const isSame = (other: string | null) => other?.toLowerCase() === name.toLowerCase();
  const unitsWithCode = units.filter(({ UQC }) => isSame(UQC));
  const unit =
    units.find(({ UnitName }) => isSame(UnitName)) ??
    (unitsWithCode.length === 1 ? unitsWithCode[0] : undefined);
  if (!unit) throw problemOnField("UNIT_UNKNOWN", "LargerUnit", say.unitUnknown({ name }));
  return unit.UnitID;
}

type Sheet = Schema<"ItemSheetRow">;
