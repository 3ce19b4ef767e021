import type { Knex } from "knex";
import { type Supplier, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { INDIAN_STATES } from "@vanbook/sdk/rules";
import type { Blueprint, BlueprintSupplier } from "../companies/blueprint.ts";
import { makeGstin } from "./gstin.ts";
import { makeDemoMobile } from "./mobile.ts";
import type { Random } from "../random.ts";

export async function makeSuppliers(
  trx: Knex.Transaction,
  companyId: number,
  { suppliers }: Blueprint,
  random: Random,
  createdAt: string,
): Promise<Supplier[]> {
  const makeSupplierRow = ({ name, city, state }: BlueprintSupplier, index: number, id: number) => ({
    reference: `WEB-${String(id).padStart(6, "0")}`,
    name,
    group_id: ACCOUNT_GROUP.creditors,
    address: `${random.int(1, 90)} Industrial Estate`,
    place: city,
    city,
    state: INDIAN_STATES[state],
    state_code: state,
    country: "India",
    mobile: makeDemoMobile(random),
    email: `supplier${index + 1}@vanbook.example`,
    gstin: makeGstin(random, state),
    credit_days: 30,
    created_at: createdAt,
  });
  const ids = await insertWithIds(trx, companyId, "accounts", suppliers, makeSupplierRow);
  return suppliers.map(({ state }, index) => ({ id: ids[index] ?? 0, stateCode: state, isRegistered: true }));
}
