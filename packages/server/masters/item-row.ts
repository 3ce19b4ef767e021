import type { Knex } from "knex";
import { today } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { refused } from "../contract/problem.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";

type Tax = Schema<"TaxOption">;
type Unit = Schema<"UnitOption">;
type Sent = Pick<
  Schema<"ItemInput">,
  "TaxID" | "Tax" | "UnitID" | "HSNCode" | "ItemType" | "BatchId" | (typeof PRICES)[number][0]
>;

/** The company's taxes with today's rates, and its units; read once for any number of items. */
export interface ItemChoices {
  taxes: readonly Tax[];
  units: readonly Unit[];
}

/** Reads the taxes and units. */
export async function itemChoices(db: Knex, principal: Company): Promise<ItemChoices> {
  return { taxes: await taxesOf(db, principal), units: await unitsOf(db, principal) };
}

/** The company's taxes, by name. */
export async function taxesOf(db: Knex, principal: Company): Promise<Tax[]> {
  const taxes = ofCompany(db, principal, "taxes as t");
  const valid = db("tax_rates as v")
    .whereRaw("v.company_id = r.company_id AND v.tax_id = r.tax_id")
    .where("v.valid_from", "<=", today())
    .max("v.valid_from");
  void joinOwn(taxes, "tax_rates as r", "r.tax_id", "t.id").where("r.valid_from", valid);
  return select<Tax>(taxes.orderBy(["t.name", "t.id"]), { TaxID: "t.id", TaxName: "t.name", Tax: "r.rate" });
}

/** The company's units, by name. */
export async function unitsOf(db: Knex, principal: Company): Promise<Unit[]> {
  const units = ofCompany(db, principal, "units").orderBy(["name", "id"]);
  return select<Unit>(units, { UnitID: "id", UnitName: "name", UQC: "uqc" });
}

type Company = Pick<Principal, "companyId">;

/**
 * The columns of an item that its form may leave out. The defaults of a new item: the company's tax of 5 %, its first
 * unit, no HSN code, finished item; an existing item keeps its values. Throws TAX_UNKNOWN or UNIT_UNKNOWN.
 */
export function itemReferences(sent: Sent, choices: ItemChoices, isNew: boolean): Record<string, unknown> {
  const tax = taxOf(sent, choices.taxes) ?? (isNew ? usualTax(choices.taxes) : undefined);
  const unit = unitOf(sent, choices.units) ?? (isNew ? firstUnit(choices.units) : undefined);
  return {
    ...(tax && { tax_id: tax.TaxID }),
    ...(unit && { unit_id: unit.UnitID }),
    ...((isNew || sent.HSNCode !== undefined) && { hsn_code: sent.HSNCode?.trim() ?? "" }),
    ...((isNew || sent.ItemType !== undefined) && { item_type: typeOf(sent.ItemType) }),
    ...(sent.BatchId !== undefined && { batch_id: sent.BatchId || null }),
    ...Object.fromEntries(PRICES.flatMap(([field, column]) => (sent[field] === null ? [[column, "0"]] : []))),
  };
}

/** The tax with the given id, unless a different rate is sent with it; then a tax with that rate. */
function taxOf({ TaxID, Tax: rate }: Sent, taxes: readonly Tax[]): Tax | undefined {
  const named = TaxID ? taxes.find((tax) => tax.TaxID === TaxID) : undefined;
  if (rate === undefined) {
    if (TaxID && !named) throw refused("TAX_UNKNOWN", "TaxID");
    return named;
  }
  if (named && isRate(named, rate)) return named;
  const found = byNumber(taxes).find((tax) => isRate(tax, rate));
  if (!found) throw refused("TAX_UNKNOWN", "Tax", `The company has no tax of ${Number(rate)} %.`);
  return found;
}

function unitOf({ UnitID }: Sent, units: readonly Unit[]) {
  if (!UnitID) return undefined;
  const unit = units.find((one) => one.UnitID === UnitID);
  if (!unit) throw refused("UNIT_UNKNOWN", "UnitID");
  return unit;
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

/** Prices that may be empty in the form, which is stored as 0. */
const PRICES = [
  ["SP", "sp"],
  ["DP", "dp"],
  ["WholeSalePrice", "wholesale_price"],
  ["BPprice", "bp_price"],
] as const;
