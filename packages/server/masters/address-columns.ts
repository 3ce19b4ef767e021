import { problemOnField } from "@vanbook/sdk/problem";
import { findGstin, findStateCode } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";

/** The columns of those that stay, by id, and of new ones. Throws ADDRESS_UNKNOWN. */
export function splitAddresses(
  addresses: readonly Schema<"DeliveryAddressInput">[],
  before: readonly { id: number }[],
): { keptColumns: ReadonlyMap<number, AddressColumns>; newColumns: readonly AddressColumns[] } {
  const knownIds = new Set(before.map(({ id }) => id));
  const keptColumns = new Map<number, AddressColumns>();
  const newColumns: AddressColumns[] = [];
  for (const [index, { id, ...address }] of addresses.entries()) {
    const columns = makeAddressColumns(address);
    if (!id) newColumns.push(columns);
    else if (knownIds.delete(id)) keptColumns.set(id, columns);
    else throw problemOnField("ADDRESS_UNKNOWN", `DeliveryAddresses.${index}.id`);
  }
  return { keptColumns, newColumns };
}

/** NULL as the code if there is neither GSTIN nor State, or one that is not understood. */
function makeAddressColumns({ name, address, pin, state, gstin }: Schema<"DeliveryAddressInput">) {
  return {
    name: name.trim(),
    address: address.trim(),
    pin: pin?.trim() || null,
    state: state?.trim() || null,
    state_code: findStateCode(gstin, state) ?? null,
    gstin: findGstin(gstin) ?? null,
  };
}

export type AddressColumns = ReturnType<typeof makeAddressColumns>;
