import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { fromDatabaseTime, readClock, toDatabaseTime } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { isAmong } from "./addresses.ts";
import { checkKeyPage } from "./origin.ts";
import { hashOf } from "./token.ts";
import { USER_COLUMNS, withUsers, type UserRow } from "./user-principal.ts";

/**
 * Accepts the key's current secret or, until the time set by the last rotation, the previous one.
 * Throws KEY_INVALID, KEY_IN_PAGE, and ADDRESS_FORBIDDEN if the key may not be used from the
 * request's address.
 */
export async function readKeyPrincipal(
  db: Knex,
  authorization: string,
  { address, origin }: { address: string; origin?: string | undefined },
): Promise<Principal> {
  const match = /^Bearer (vbk_([1-9]\d{0,8})_([1-9]\d{0,8})_[\w-]{43})$/.exec(authorization);
  if (!match) throw problem("KEY_INVALID");
  checkKeyPage(origin);
  const [, secret = "", company, id] = match;
  const own = { company_id: Number(company), id: Number(id) };
  const at = readClock();
  const [hash, time] = [hashOf(secret), toDatabaseTime(at)];
  const key = (await db("api_keys as k")
    .join("users as u", (on) => void on.on("u.company_id", "k.company_id").andOn("u.id", "k.user_id"))
    .join("companies as c", "c.company_id", "k.company_id")
    .where({
      "k.company_id": own.company_id,
      "k.id": own.id,
      "u.is_active": 1,
      "u.is_deleted": 0,
      "c.is_deleted": 0,
    })
    .whereRaw("(k.secret_hash = ? OR (k.former_hash = ? AND k.former_until > ?))", [hash, hash, time])
    .whereNull("k.revoked_at")
    .where((open) => void open.whereNull("k.expires_at").orWhere("k.expires_at", ">", time))
    .first(...USER_COLUMNS, ...KEY_COLUMNS)) as (UserRow & KeyRow) | undefined;
  if (!key) throw problem("KEY_INVALID");
  const addresses = key.addresses === null ? null : (JSON.parse(key.addresses) as string[]);
  if (addresses && !isAmong(address, addresses)) {
    throw problem("ADDRESS_FORBIDDEN", say.keyNotFromAddress({ key: key.key_name, address }));
  }
  if (!key.last_used_at || isOld(key.last_used_at, at)) noteUse(db, own, address, at);
  const operations = key.operations === null ? null : (JSON.parse(key.operations) as string[]);
  return withUsers(db, key, { via: "key", isConfirmed: false, operations, keyId: own.id });
}

/** Once a minute across all processes. The request does not wait for it or fail with it. */
function noteUse(db: Knex, key: { company_id: number; id: number }, address: string, at: Date): void {
  const before = toDatabaseTime(new Date(at.getTime() - NOTE_INTERVAL_MS));
  void db("api_keys")
    .where(key)
    .where((old) => void old.whereNull("last_used_at").orWhere("last_used_at", "<", before))
    .update({ last_used_at: toDatabaseTime(at), last_used_from: address.slice(0, 45) })
    .catch(() => undefined);
}

function isOld(lastUsed: string, at: Date): boolean {
  return at.getTime() - Date.parse(fromDatabaseTime(lastUsed)) > NOTE_INTERVAL_MS;
}

interface KeyRow {
  key_name: string;
  operations: string | null;
  addresses: string | null;
  last_used_at: string | null;
}

const KEY_COLUMNS = ["k.name as key_name", "k.operations", "k.addresses", "k.last_used_at"] as const;
const NOTE_INTERVAL_MS = 60 * 1000;
