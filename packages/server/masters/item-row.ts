import type { Knex } from "knex";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { readHsnTerms } from "./hsn-terms.ts";
import type { ItemChoices } from "./item-references.ts";

type Tax = Schema<"TaxOption">;
type Unit = Schema<"UnitOption">;

export async function readItemChoices(db: Knex, principal: Company): Promise<ItemChoices> {
  const taxes = selectTaxes(db, principal);
  return {
    taxes: await select<ItemChoices["taxes"][number]>(taxes, { ...TAX_COLUMNS, Kind: "t.kind" }),
    units: await listUnits(db, principal),
    hsn: await readHsnTerms(db, principal.companyId),
  };
}

export async function listTaxes(db: Knex, principal: Company): Promise<Tax[]> {
  return select<Tax>(selectTaxes(db, principal), TAX_COLUMNS);
}

/** With the rates of today. */
function selectTaxes(db: Knex, principal: Company) {
  const taxes = ofCompany(db, principal, "taxes as t").where("t.is_deleted", 0);
  const valid = db("tax_rates as v")
    .whereRaw("v.company_id = r.company_id AND v.tax_id = r.tax_id")
    .where("v.valid_from", "<=", getToday())
    .max("v.valid_from");
  void joinOwn(taxes, "tax_rates as r", "r.tax_id", "t.id").where("r.valid_from", valid);
  return taxes.orderBy(["t.name", "t.id"]);
}

const TAX_COLUMNS = { TaxID: "t.id", TaxName: "t.name", Tax: "r.rate" } as const;

export async function listUnits(db: Knex, principal: Company): Promise<Unit[]> {
  const units = ofCompany(db, principal, "units").orderBy(["name", "id"]);
  return select<Unit>(units, { UnitID: "id", UnitName: "name", UQC: "uqc" });
}

type Company = Pick<Principal, "companyId">;
