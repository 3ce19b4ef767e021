import * as say from "@vanbook/sdk/messages";
import { isRange } from "../auth/addresses.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { servedContract } from "../contract/served-contract.ts";

/**
 * The columns for a key's name and limits; fields that are not sent give no column. Throws INVALID_FIELDS
 * for an impossible limit.
 */
export function keyColumns({ name, operations, addresses, expiresAt }: Schema<"ApiKeyInput">): KeyColumns {
  for (const one of operations ?? []) checkOperation(one);
  for (const one of addresses ?? []) checkAddress(one);
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(operations !== undefined && { operations: listed(operations) }),
    ...(addresses !== undefined && { addresses: listed(addresses) }),
    ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : expiry(expiresAt) }),
  };
}

interface KeyColumns {
  name?: string;
  operations?: string | null;
  addresses?: string | null;
  expires_at?: string | null;
}

function listed(entries: readonly string[] | null): string | null {
  return entries && JSON.stringify([...new Set(entries)]);
}

/** Refuses operations that the contract does not have: the key could never call them. */
function checkOperation(name: string): void {
  if (servedContract().names.has(name)) return;
  throw refused("INVALID_FIELDS", "operations", say.operationUnknown({ name }));
}

function checkAddress(text: string): void {
  if (isRange(text)) return;
  const message = say.notAddress({ text });
  throw refused("INVALID_FIELDS", "addresses", message);
}

/** A key's expiry, formatted as DATETIME(3). */
function expiry(text: string): string {
  const at = Date.parse(text);
  if (at > now().getTime() && at < now().getTime() + TEN_YEARS) return toDatabaseTime(new Date(at));
  const message = "expiresAt must be later than now and within ten years.";
  throw refused("INVALID_FIELDS", "expiresAt", message);
}

const TEN_YEARS = 10 * 366 * 24 * 60 * 60 * 1000;
