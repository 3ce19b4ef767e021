import { readGstin } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";

/** What masters say now, where documents are mended. */
export interface CheckedMasters {
  findItem(id: number): CheckedItem | undefined;
  /** The valid GSTIN that an account has now. */
  findGstin(accountId: number): string | undefined;
}

interface CheckedItem {
  name: string;
  unitId: number;
  isService: boolean;
}

export async function readCheckedMasters(db: Knex, companyId: number): Promise<CheckedMasters> {
  const items = await select<ItemRow>(ofCompany(db, { companyId }, "items as i"), {
    ...{ id: "i.id", name: "i.name", unit_id: "i.unit_id", is_service: "i.is_service" },
  });
  const accounts = await select<{ id: number; gstin: string }>(
    ofCompany(db, { companyId }, "accounts as a").whereNotNull("a.gstin"),
    { id: "a.id", gstin: "a.gstin" },
  );
  const itemsById = new Map(
    items.map(({ id, name, unit_id: unitId, is_service: isService }) => [
      id,
      { name, unitId, isService: isService === 1 },
    ]),
  );
  const gstins = new Map(
    accounts.flatMap(({ id, gstin: text }) => {
      const gstin = readGstin(text);
      return gstin.is === "known" ? [[id, gstin.gstin]] : [];
    }),
  );
  return { findItem: (id) => itemsById.get(id), findGstin: (id) => gstins.get(id) };
}

interface ItemRow {
  id: number;
  name: string;
  unit_id: number;
  is_service: number;
}
