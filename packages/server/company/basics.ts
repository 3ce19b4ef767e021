import { itemCategories } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { insertRows } from "../db/insert-rows.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { chooseTaxKind, STARTING_TAXES, STARTING_UNITS } from "./starting-records.ts";

/** Roles, units, taxes and HSN codes: a new company gets them with its chart of accounts. */
export async function insertBasics(
  trx: Knex.Transaction,
  companyId: number,
  createdAt: string,
): Promise<{ unitIds: number[]; taxIds: number[] }> {
  const own = { company_id: companyId };
  const roles = COMPANY_ROLES.map(([id, name]) => ({ ...own, id, name }));
  await insertRows(trx, "roles", roles);
  const categories = itemCategories.map(({ value, label }) => ({ ...own, id: value, name: label }));
  await insertRows(trx, "item_categories", categories);
  const unitIds = await insertWithIds(trx, companyId, "units", STARTING_UNITS, ([name, uqc]) => ({
    name,
    uqc,
  }));
  const taxIds = await insertWithIds(trx, companyId, "taxes", STARTING_TAXES, (tax) => ({
    name: tax.name,
    kind: chooseTaxKind(tax),
    created_at: createdAt,
  }));
  const versions = STARTING_TAXES.flatMap(({ rates }, index) =>
    Object.entries(rates).map(([validFrom, rate]) => ({
      ...own,
      ...{ tax_id: taxIds[index] ?? 0, valid_from: validFrom, rate },
    })),
  );
  await insertRows(trx, "tax_rates", versions);
  await insertWithIds(trx, companyId, "hsn_codes", HSN_CODES, ([code, description]) => ({
    ...{ code, description },
    created_at: createdAt,
  }));
  return { unitIds, taxIds };
}

const HSN_CODES = [
  ["2804", "Oxygen, medical grade"],
  ["3004", "Medicaments for therapeutic use, in measured doses"],
  ["3005", "Wadding, gauze, bandages and similar articles"],
  ["3006", "Pharmaceutical goods: sutures, bone cements, first-aid kits"],
  ["3808", "Disinfectants"],
  ["3822", "Diagnostic or laboratory reagents, test strips"],
  ["3926", "Other articles of plastics"],
  ["4014", "Hygienic or pharmaceutical articles of rubber"],
  ["4015", "Surgical and examination gloves of rubber"],
  ["6307", "Made up textile articles, masks"],
  ["7311", "Containers for compressed gas, of steel"],
  ["8713", "Carriages for disabled persons"],
  ["9018", "Instruments and appliances used in medical sciences"],
  ["9019", "Mechano-therapy, oxygen therapy and artificial respiration apparatus"],
  ["9020", "Other breathing appliances"],
  ["9021", "Orthopaedic appliances, splints, crutches"],
  ["9025", "Thermometers"],
  ["9402", "Medical and surgical furniture"],
  ["9619", "Sanitary towels, napkins and diapers"],
] as const;

const COMPANY_ROLES = [
  [1, "Company Administrator"],
  [2, "Salesman"],
  [3, "Zone Manager"],
  [4, "Branch Manager"],
] as const;
