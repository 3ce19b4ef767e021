import type { Knex } from "knex";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { INDIAN_STATES } from "@vanbook/sdk/rules";
import type { ShipTo } from "@vanbook/sdk/books";
import type { Customer } from "../companies/demo-company.ts";
import { createRandom } from "../random.ts";
import { makeGstin } from "./gstin.ts";

/** Two delivery addresses, one of them in another State, for the first three wholesalers of Kerala. */
export async function makeAddresses(
  trx: Knex.Transaction,
  companyId: number,
  customers: readonly Customer[],
  createdAt: string,
): Promise<ReadonlyMap<number, readonly ShipTo[]>> {
  const wholesalers = customers
    .filter(({ isWholesale, isBusiness, stateCode }) => isWholesale && isBusiness && stateCode === "32")
    .slice(0, 3);
  const rows = wholesalers.flatMap(({ id, place }, index) => [
    {
      ...{ account_id: id, name: `${place} Store`, address: `Godown ${index + 1}, ${place}` },
      ...{ pin: "689645", state: INDIAN_STATES["32"], state_code: "32", gstin: null },
    },
    {
      ...{ account_id: id, name: `${BRANCH_PLACES[index]} Branch`, address: `${index + 4} Bazaar Street` },
      ...{ pin: "629001", state: INDIAN_STATES["33"], state_code: "33" },
      // The others send the goods to a place without a registration.
      gstin: index === 0 ? makeGstin(createRandom(companyId), "33") : null,
    },
  ]);
  const ids = await insertWithIds(trx, companyId, "delivery_addresses", rows, (row) => ({
    ...row,
    created_at: createdAt,
  }));
  const addresses = new Map<number, ShipTo[]>();
  for (const [index, { account_id: customerId, name, address, pin, state_code, gstin }] of rows.entries())
    addresses.set(customerId, [
      ...(addresses.get(customerId) ?? []),
      {
        ...{ receiver: "customer", addressId: ids[index] ?? 0, name, address, pin },
        ...{ stateCode: state_code, gstin },
      },
    ]);
  return addresses;
}

const BRANCH_PLACES = ["Nagercoil", "Tenkasi", "Marthandam"];
