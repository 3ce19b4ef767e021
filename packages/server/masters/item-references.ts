import * as say from "@vanbook/sdk/messages";
import { largerUnitRules } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { checkForm } from "../master/form.ts";
import { refused } from "@vanbook/sdk/problem";

type Tax = Schema<"TaxOption">;
type Unit = Schema<"UnitOption">;
type Sent = Partial<Schema<"ItemInput">>;

/** The company's taxes with today's rates, and its units; read once for any number of items. */
export interface ItemChoices {
  taxes: readonly Tax[];
  units: readonly Unit[];
}

/**
 * The columns of an item that its form may omit. Defaults of a new item (`before` undefined): the company's 5
 * % tax, its first unit, no HSN code, finished item. An existing item keeps its values. Throws TAX_UNKNOWN or
 * UNIT_UNKNOWN.
 */
export function itemReferences(
  sent: Sent,
  choices: ItemChoices,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const isNew = before === undefined;
  const tax = taxOf(sent, choices.taxes) ?? (isNew ? usualTax(choices.taxes) : undefined);
  const unit = unitOf(sent, "UnitID", choices.units) ?? (isNew ? firstUnit(choices.units) : undefined);
  return {
    ...(tax && { tax_id: tax.TaxID }),
    ...(unit && { unit_id: unit.UnitID }),
    ...largerUnitOf(sent, choices.units, unit?.UnitID ?? before?.["unit_id"], before),
    ...((isNew || sent.HSNCode !== undefined) && { hsn_code: sent.HSNCode?.trim() ?? "" }),
    ...((isNew || sent.ItemType !== undefined) && { item_type: typeOf(sent.ItemType) }),
    ...(sent.BatchId !== undefined && { batch_id: sent.BatchId || null }),
    ...Object.fromEntries(PRICES.flatMap(([field, column]) => (sent[field] === null ? [[column, "0"]] : []))),
  };
}

/** The tax with the given id; if a different rate is sent with it, a tax with that rate. */
function taxOf({ TaxID, Tax: rate }: Sent, taxes: readonly Tax[]): Tax | undefined {
  const named = TaxID ? taxes.find((tax) => tax.TaxID === TaxID) : undefined;
  if (rate === undefined) {
    if (TaxID && !named) throw refused("TAX_UNKNOWN", "TaxID");
    return named;
  }
  if (named && isRate(named, rate)) return named;
  const found = byNumber(taxes).find((tax) => isRate(tax, rate));
  if (!found) throw refused("TAX_UNKNOWN", "Tax", say.taxRateUnknown({ rate: Number(rate) }));
  return found;
}

function unitOf(sent: Sent, field: "UnitID" | "LargerUnitID", units: readonly Unit[]) {
  const id = sent[field];
  if (!id) return undefined;
  const unit = units.find((one) => one.UnitID === id);
  if (!unit) throw refused("UNIT_UNKNOWN", field);
  return unit;
}

/**
 * The larger unit and its quantity. An existing item keeps the value that is not sent; the resulting pair is
 * checked.
 */
function largerUnitOf(
  sent: Sent,
  units: readonly Unit[],
  ownUnit: unknown,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const stays = (value: unknown, column: string) => (value === undefined ? before?.[column] : value) ?? null;
  const unit = unitOf(sent, "LargerUnitID", units);
  const after = {
    larger_unit_id: stays(sent.LargerUnitID && unit?.UnitID, "larger_unit_id") || null,
    per_larger_unit: stays(sent.PerLargerUnit, "per_larger_unit"),
  };
  checkForm(largerUnitRules, {
    UnitID: ownUnit,
    LargerUnitID: after.larger_unit_id,
    PerLargerUnit: after.per_larger_unit,
  });
  return after;
}

function usualTax(taxes: readonly Tax[]): Tax {
  const tax = byNumber(taxes).find((one) => isRate(one, "5")) ?? byNumber(taxes)[0];
  if (!tax) throw refused("TAX_UNKNOWN", "TaxID", "The company has no taxes.");
  return tax;
}

function firstUnit(units: readonly Unit[]) {
  const unit = units.toSorted((a, b) => a.UnitID - b.UnitID)[0];
  if (!unit) throw refused("UNIT_UNKNOWN", "UnitID", "The company has no units.");
  return unit;
}

function byNumber(taxes: readonly Tax[]): Tax[] {
  return taxes.toSorted((a, b) => a.TaxID - b.TaxID);
}

function isRate(tax: Tax, rate: string): boolean {
  return Number(tax.Tax) === Number(rate);
}

/** 1 finished, 0 semi, 2 other. */
function typeOf(sent: string | undefined): number {
  const type = sent?.trim() ?? "1";
  return type === "1" || type === "" ? 1 : type === "0" ? 0 : 2;
}

/** Prices that may be empty in the form; stored as 0. */
const PRICES = [
  ["SP", "sp"],
  ["DP", "dp"],
  ["WholeSalePrice", "wholesale_price"],
  ["BPprice", "bp_price"],
] as const;
