import type { Knex } from "knex";
import { type Supplier, GROUP } from "@vanbook/sdk/books";
import { insertRows } from "../../db/insert-rows.ts";
import { takeIds } from "../../db/ids.ts";
import { STATES } from "../../company/states.ts";
import type { Blueprint } from "../companies/blueprint.ts";
import { makeGstin } from "./gstin.ts";
import { demoMobile } from "./mobile.ts";
import type { Random } from "../random.ts";

export async function makeSuppliers(
  trx: Knex.Transaction,
  companyId: number,
  { suppliers }: Blueprint,
  random: Random,
  createdAt: string,
): Promise<Supplier[]> {
  const ids = await takeIds(trx, companyId, "accounts", suppliers.length);
  const rows = suppliers.map(({ name, city, state }, index) => ({
    company_id: companyId,
    id: ids[index] ?? 0,
    reference: `WEB-${String(ids[index]).padStart(6, "0")}`,
    name,
    group_id: GROUP.creditors,
    address: `${random.int(1, 90)} Industrial Estate`,
    place: city,
    city,
    state: STATES[state],
    state_code: state,
    country: "India",
    mobile: demoMobile(random),
    email: `supplier${index + 1}@vanbook.example`,
    gstin: makeGstin(random, state),
    credit_days: 30,
    created_at: createdAt,
  }));
  await insertRows(trx, "accounts", rows);
  return rows.map((row) => ({ id: row.id, stateCode: row.state_code, isRegistered: true }));
}
