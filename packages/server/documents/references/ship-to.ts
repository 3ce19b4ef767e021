import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import type { ShipTo } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { findGstin, readState } from "@vanbook/sdk/rules";
import type { Schema } from "../../contract/contract.ts";

type Given = Schema<"ShipTo"> | undefined;

/** One of a customer's delivery addresses. */
export interface AddressRow {
  id: number;
  account_id: number;
  name: string;
  address: string;
  pin: string | null;
  state: string | null;
  gstin: string | null;
}

/** Those that the documents name, without deleted ones; reads nothing if they name none. */
export async function readNamedAddresses(
  db: Knex,
  companyId: number,
  inputs: readonly { shipTo?: Given }[],
): Promise<readonly AddressRow[]> {
  const ids = [...new Set(inputs.flatMap(({ shipTo }) => shipTo?.addressId ?? []))];
  if (ids.length === 0) return [];
  const rows: AddressRow[] = await db("delivery_addresses")
    .where({ company_id: companyId, is_deleted: 0 })
    .whereIn("id", ids)
    .select("id", "account_id", "name", "address", "pin", "state", "gstin");
  return rows;
}

/**
 * Where a document's goods go, as it will be frozen. An edit that names the same delivery address
 * keeps it as it was (`keptShipTo`). Throws ADDRESS_UNKNOWN, STATE_UNKNOWN, and INVALID_FIELDS
 * without an address.
 */
export function readShipTo(
  input: Given,
  customer: { id: number; name: string },
  { addresses, keptShipTo }: { addresses: readonly AddressRow[]; keptShipTo: ShipTo | undefined },
): ShipTo | undefined {
  if (!input) return undefined;
  const { receiver, addressId = null } = input;
  if (receiver === "customer" && addressId === null && input.address === undefined) return undefined;
  if (addressId !== null) {
    if (keptShipTo?.addressId === addressId) return { ...keptShipTo, receiver };
    const row = addresses.find(({ id, account_id }) => id === addressId && account_id === customer.id);
    if (!row) throw problemOnField("ADDRESS_UNKNOWN", "shipTo.addressId");
    const { name, address, pin, gstin } = row;
    return { receiver, addressId, name, address, pin, gstin, stateCode: readCode(row, "shipTo.addressId") };
  }
  if (input.address === undefined) throw problemOnField("INVALID_FIELDS", "shipTo.address", NO_ADDRESS);
  const { pin = null, state = null } = input;
  const name = input.name?.trim() ?? null;
  const gstin = findGstin(input.gstin) ?? null;
  const stateCode = readCode({ name: name ?? customer.name, state, gstin }, "shipTo.state");
  return { receiver, addressId, name, address: input.address.trim(), pin, stateCode, gstin };
}

/** Null if there is neither a State nor a GSTIN. */
function readCode({ name, state, gstin }: Pick<AddressRow, "name" | "state" | "gstin">, field: string) {
  const reading = readState(gstin, state);
  if (reading.is === "unknown")
    throw problemOnField("STATE_UNKNOWN", field, say.addressStateUnknown({ name, state: reading.text }));
  return reading.is === "known" ? reading.code : null;
}

const NO_ADDRESS = "Choose a delivery address, or enter one.";
