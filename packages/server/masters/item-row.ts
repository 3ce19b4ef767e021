import type { Knex } from "knex";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import type { ItemChoices } from "./item-references.ts";

type Tax = Schema<"TaxOption">;
type Unit = Schema<"UnitOption">;

export async function readItemChoices(db: Knex, principal: Company): Promise<ItemChoices> {
  return { taxes: await listTaxes(db, principal), units: await listUnits(db, principal) };
}

export async function listTaxes(db: Knex, principal: Company): Promise<Tax[]> {
  const taxes = ofCompany(db, principal, "taxes as t").where("t.is_deleted", 0);
  const valid = db("tax_rates as v")
    .whereRaw("v.company_id = r.company_id AND v.tax_id = r.tax_id")
    .where("v.valid_from", "<=", getToday())
    .max("v.valid_from");
  void joinOwn(taxes, "tax_rates as r", "r.tax_id", "t.id").where("r.valid_from", valid);
  return select<Tax>(taxes.orderBy(["t.name", "t.id"]), { TaxID: "t.id", TaxName: "t.name", Tax: "r.rate" });
}

export async function listUnits(db: Knex, principal: Company): Promise<Unit[]> {
  const units = ofCompany(db, principal, "units").orderBy(["name", "id"]);
  return select<Unit>(units, { UnitID: "id", UnitName: "name", UQC: "uqc" });
}

type Company = Pick<Principal, "companyId">;
