import * as say from "@vanbook/sdk/messages";
import { isUnitCode, largerUnitRules } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { checkForm } from "../master/form.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import type { HsnTerms } from "./hsn-doubt.ts";

type Tax = Schema<"TaxOption"> & { Kind: Schema<"TaxKind"> };
type Unit = Schema<"UnitOption">;
type Sent = Partial<Schema<"ItemInput">>;

export interface ItemChoices {
  taxes: readonly Tax[];
  units: readonly Unit[];
  hsn: HsnTerms;
}

/**
 * Defaults of a new item (`before` undefined): the company's 5 % tax, its first unit, no HSN code,
 * finished item. An existing item keeps its values. A unit that changes must have a code of GST
 * returns. Throws TAX_UNKNOWN, UNIT_UNKNOWN or UNIT_CODE_UNKNOWN.
 */
export function chooseItemReferences(
  sentFields: Sent,
  choices: ItemChoices,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const isNew = before === undefined;
  const tax = findTax(sentFields, choices.taxes) ?? (isNew ? chooseUsualTax(choices.taxes) : undefined);
  const unit =
    findUnit(sentFields, "UnitID", choices.units) ?? (isNew ? chooseFirstUnit(choices.units) : undefined);
  if (unit?.UnitID !== before?.["unit_id"]) checkUnitCode("UnitID", unit);
  return {
    ...(tax && { tax_id: tax.TaxID }),
    ...(unit && { unit_id: unit.UnitID }),
    ...checkLargerUnit(sentFields, choices.units, unit?.UnitID ?? before?.["unit_id"], before),
    ...((isNew || sentFields.HSNCode !== undefined) && { hsn_code: sentFields.HSNCode?.trim() ?? "" }),
    ...((isNew || sentFields.ItemType !== undefined) && { item_type: typeOf(sentFields.ItemType) }),
    ...(sentFields.BatchId !== undefined && { batch_id: sentFields.BatchId || null }),
    ...Object.fromEntries(
      OPTIONAL_PRICES.flatMap(([field, column]) => (sentFields[field] === null ? [[column, "0"]] : [])),
    ),
  };
}

/** If another rate is sent with the id, a tax with that rate is used. */
function findTax({ TaxID, Tax: rate }: Sent, taxes: readonly Tax[]): Tax | undefined {
  const namedTax = TaxID ? taxes.find((tax) => tax.TaxID === TaxID) : undefined;
  if (rate === undefined) {
    if (TaxID && !namedTax) throw problemOnField("TAX_UNKNOWN", "TaxID");
    return namedTax;
  }
  if (namedTax && isRate(namedTax, rate)) return namedTax;
  const taxesAtRate = sortByNumber(taxes).filter((tax) => isRate(tax, rate));
  const [taxAtRate] = taxesAtRate;
  // Nil-rated, exempt and non-GST supplies have the same rate: 0 names none.
  if (new Set(taxesAtRate.map(({ Kind }) => Kind)).size > 1)
    throw problemOnField("TAX_UNKNOWN", "Tax", say.taxKindsMixed({ rate: Number(rate) }));
  if (!taxAtRate) throw problemOnField("TAX_UNKNOWN", "Tax", say.taxRateUnknown({ rate: Number(rate) }));
  return taxAtRate;
}

function findUnit(sentFields: Sent, field: "UnitID" | "LargerUnitID", units: readonly Unit[]) {
  const id = sentFields[field];
  if (!id) return undefined;
  const unit = units.find((one) => one.UnitID === id);
  if (!unit) throw problemOnField("UNIT_UNKNOWN", field);
  return unit;
}

function checkUnitCode(field: "UnitID" | "LargerUnitID", unit: Unit | undefined): void {
  if (unit && !isUnitCode(unit.UQC))
    throw problemOnField("UNIT_CODE_UNKNOWN", field, say.unitCodeUnknown({ name: unit.UnitName }));
}

/** An existing item keeps what is not sent; checks the resulting unit with its quantity. */
function checkLargerUnit(
  sentFields: Sent,
  units: readonly Unit[],
  ownUnit: unknown,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const keepValue = (value: unknown, column: string) =>
    (value === undefined ? before?.[column] : value) ?? null;
  const unit = findUnit(sentFields, "LargerUnitID", units);
  if (unit?.UnitID !== before?.["larger_unit_id"]) checkUnitCode("LargerUnitID", unit);
  const after = {
    larger_unit_id: keepValue(sentFields.LargerUnitID && unit?.UnitID, "larger_unit_id") || null,
    per_larger_unit: keepValue(sentFields.PerLargerUnit, "per_larger_unit"),
  };
  checkForm(largerUnitRules, {
    UnitID: ownUnit,
    LargerUnitID: after.larger_unit_id,
    PerLargerUnit: after.per_larger_unit,
  });
  return after;
}

function chooseUsualTax(taxes: readonly Tax[]): Tax {
  const tax = sortByNumber(taxes).find((one) => isRate(one, "5")) ?? sortByNumber(taxes)[0];
  if (!tax) throw problemOnField("TAX_UNKNOWN", "TaxID", "The company has no taxes.");
  return tax;
}

function chooseFirstUnit(units: readonly Unit[]) {
  const unit = units.toSorted((a, b) => a.UnitID - b.UnitID)[0];
  if (!unit) throw problemOnField("UNIT_UNKNOWN", "UnitID", "The company has no units.");
  return unit;
}

function sortByNumber(taxes: readonly Tax[]): Tax[] {
  return taxes.toSorted((a, b) => a.TaxID - b.TaxID);
}

function isRate(tax: Tax, rate: string): boolean {
  return Number(tax.Tax) === Number(rate);
}

/** 1 finished, 0 semi, 2 other. */
function typeOf(sentType: string | undefined): number {
  const type = sentType?.trim() ?? "1";
  return type === "1" || type === "" ? 1 : type === "0" ? 0 : 2;
}

const OPTIONAL_PRICES = [
  ["SP", "sp"],
  ["DP", "dp"],
  ["WholeSalePrice", "wholesale_price"],
  ["BPprice", "bp_price"],
] as const;
