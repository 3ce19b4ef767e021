import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";

/** The unit's code as an item had it in a document's edition; undefined where that is not known. */
export type FindUnit = (itemId: number, edition: number) => string | undefined;

export async function readItemUnits(db: Knex, companyId: number): Promise<FindUnit> {
  const facts = await select<UnitRow>(ofCompany(db, { companyId }, "item_facts as f"), {
    ...{ id: "f.id", edition: "f.edition", until_edition: "f.until_edition", uqc: "f.uqc" },
  });
  const unitsOf = new Map<number, UnitRow[]>();
  for (const row of facts) {
    const units = unitsOf.get(row.id);
    if (units) units.push(row);
    else unitsOf.set(row.id, [row]);
  }
  return (itemId, edition) => {
    for (const row of unitsOf.get(itemId) ?? [])
      if (row.edition <= edition && edition < row.until_edition) return row.uqc;
    return undefined;
  };
}

interface UnitRow {
  id: number;
  edition: number;
  until_edition: number;
  uqc: string;
}
