import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import { withTransaction } from "../db/transaction.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { catchProblem, getProblemMessage, Problem, problemOnField } from "@vanbook/sdk/problem";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { chooseItemReferences, type ItemChoices } from "../masters/item-references.ts";
import { readItemChoices } from "../masters/item-row.ts";
import { checkHsnCode } from "../masters/hsn-terms.ts";
import { importRows, type Importing, type ImportTarget } from "./import-rows.ts";
import { keepHsnCode } from "../masters/taxes/hsn-codes.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { addAuditLines } from "../auth/audit.ts";
import { findUntaxedKind, UNIT_CODES } from "@vanbook/sdk/rules";

export const importItems: Handler<"items.importRows"> = async ({ body, principal, client, db }) =>
  withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "items");
    const importing = { trx, principal, client };
    const choices = await readItemChoices(trx, principal);
    return importRows(
      importing,
      itemTarget,
      body.rows,
      async (sound) => {
        await makeMissingUnits(importing, sound, choices);
        for (const code of new Set(sound.map(({ HSNCode }) => HSNCode ?? "")))
          await keepHsnCode(trx, { body: { HSNCode: code }, principal, client });
        const allChoices = await readItemChoices(trx, principal);
        return sound.map((row) => ({
          ...buildItemColumns(row, allChoices),
          category_id: body.ItemCategoryID,
        }));
      },
      (row) => findItemFault(row, choices),
    );
  });

/** Checks the company's units and the rules of Item Creation. The message has the row's number. */
export function findItemFault(row: Sheet, choices: ItemChoices): KeyedMessage | undefined {
  const itemOrProblem = catchProblem(() => buildItemColumns(row, withMissingUnits(row, choices)));
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

/**
 * Throws TAX_UNKNOWN, UNIT_UNKNOWN, UNIT_CODE_UNKNOWN, HSN_UNKNOWN, HSN_TOO_SHORT,
 * ITEM_KIND_WRONG, INVALID_FIELDS, like a new item's form.
 */
function buildItemColumns(row: Sheet, choices: ItemChoices) {
  const isService = row.IsService === "Yes";
  const keepsBatches = row.KeepsBatches === "Yes";
  if (isService && keepsBatches) throw problemOnField("ITEM_KIND_WRONG", "KeepsBatches");
  checkHsnCode(row.HSNCode ?? "", choices.hsn, "HSNCode");
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
        ...(row.Unit && { UnitID: findUnit("UnitID", row.Unit, choices) }),
        ...(row.HSNCode && { HSNCode: row.HSNCode }),
        ...(row.Tax && chooseSheetTax(row.Tax, choices)),
        LargerUnitID: row.LargerUnit ? findUnit("LargerUnitID", row.LargerUnit, choices) : null,
        PerLargerUnit: row.PerLargerUnit || null,
      },
      choices,
      undefined,
    ),
    is_service: isService ? 1 : 0,
    keeps_batches: keepsBatches ? 1 : 0,
  };
}

/** By its rate, or by its kind where there is no rate. */
function chooseSheetTax(text: string, { taxes }: ItemChoices): { TaxID: number } | { Tax: string } {
  const kind = findUntaxedKind(text);
  if (!kind) return { Tax: text };
  const [tax, ...others] = taxes.filter(({ Kind }) => Kind === kind.value);
  if (!tax || others.length > 0)
    throw problemOnField("TAX_UNKNOWN", "Tax", say.taxKindUnknown({ kind: kind.label }));
  return { TaxID: tax.TaxID };
}

function findUnit(field: "UnitID" | "LargerUnitID", name: string, choices: ItemChoices): number {
  const unit = findOwnUnit(name, choices);
  if (!unit) throw problemOnField("UNIT_UNKNOWN", field, say.unitUnknown({ name }));
  return unit.UnitID;
}

/** By name, ignoring case; otherwise by UQC, if only one unit has it. */
function findOwnUnit(name: string, { units }: ItemChoices) {
  const isSame = (other: string | null) => other?.toLowerCase() === name.toLowerCase();
  const unitsWithCode = units.filter(({ UQC }) => isSame(UQC));
  return (
    units.find(({ UnitName }) => isSame(UnitName)) ??
    (unitsWithCode.length === 1 ? unitsWithCode[0] : undefined)
  );
}

/** The official unit codes in the row's units that no unit of the company has. */
function listMissingUnits({ Unit, LargerUnit }: Sheet, choices: ItemChoices): string[] {
  return [Unit, LargerUnit].flatMap((name) => {
    const code = name?.toUpperCase() ?? "";
    const isMissing = UNIT_CODES.has(code) && !choices.units.some(({ UQC }) => UQC === code);
    return isMissing && !findOwnUnit(code, choices) ? [code] : [];
  });
}

/** For checking a row: the units that its import would make, with ids that no unit has. */
function withMissingUnits(row: Sheet, choices: ItemChoices): ItemChoices {
  const missingUnits = [...new Set(listMissingUnits(row, choices))].map((code, at) => ({
    ...{ UnitID: -1 - at, UnitName: code, UQC: code },
  }));
  return { ...choices, units: [...choices.units, ...missingUnits] };
}

async function makeMissingUnits(
  { trx, principal, client }: Importing,
  rows: readonly Sheet[],
  choices: ItemChoices,
): Promise<void> {
  const codes = [...new Set(rows.flatMap((row) => listMissingUnits(row, choices)))];
  if (codes.length === 0) return;
  const ids = await insertWithIds(trx, principal.companyId, "units", codes, (code) => ({
    name: code,
    uqc: code,
  }));
  const lines = codes.map((code, at) => ({
    ...{ operation: itemTarget.operation, entity: "units", entityId: ids[at] ?? 0 },
    after: { name: code, uqc: code },
  }));
  await addAuditLines(trx, { principal, client }, lines);
}

type Sheet = Schema<"ItemSheetRow">;
