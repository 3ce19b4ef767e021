import * as say from "@vanbook/sdk/messages";
import { isRange } from "../auth/addresses.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { getServedContract } from "../contract/served-contract.ts";

/** A field that is not sent gives no column. Throws INVALID_FIELDS for an impossible limit. */
export function buildKeyColumns({
  name,
  operations,
  addresses,
  expiresAt,
}: Schema<"ApiKeyInput">): KeyColumns {
  for (const one of operations ?? []) checkOperation(one);
  for (const one of addresses ?? []) checkAddress(one);
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(operations !== undefined && { operations: toJsonList(operations) }),
    ...(addresses !== undefined && { addresses: toJsonList(addresses) }),
    ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : parseExpiry(expiresAt) }),
  };
}

interface KeyColumns {
  name?: string;
  operations?: string | null;
  addresses?: string | null;
  expires_at?: string | null;
}

function toJsonList(entries: readonly string[] | null): string | null {
  return entries && JSON.stringify([...new Set(entries)]);
}

/** The key could never call an operation that the contract does not have. */
function checkOperation(name: string): void {
  if (getServedContract().names.has(name)) return;
  throw problemOnField("INVALID_FIELDS", "operations", say.operationUnknown({ name }));
}

function checkAddress(text: string): void {
  if (isRange(text)) return;
  const message = say.notAddress({ text });
  throw problemOnField("INVALID_FIELDS", "addresses", message);
}

/** Returns DATETIME(3). */
function parseExpiry(text: string): string {
  const at = Date.parse(text);
  if (at > readClock().getTime() && at < readClock().getTime() + TEN_YEARS)
    return toDatabaseTime(new Date(at));
  const message = "expiresAt must be later than now and within ten years.";
  throw problemOnField("INVALID_FIELDS", "expiresAt", message);
}

const TEN_YEARS = 10 * 366 * 24 * 60 * 60 * 1000;
