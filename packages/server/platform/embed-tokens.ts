import * as say from "@vanbook/sdk/messages";
import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";
import { noteAsked } from "../auth/asked-origins.ts";
import { addAuditLine } from "../auth/audit.ts";
import { listEntriesFor } from "../origin-entries.ts";
import { sealToken, type TokenTerms } from "../auth/embed-token.ts";
import { ofCompany } from "../auth/scope.ts";
import { hashOf } from "../auth/token.ts";
import { PARTY_KINDS } from "../auth/token-principal.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Body } from "../contract/contract.ts";
import type { Call, Handler } from "../contract/handler.ts";
import type { Party, Principal, TokenLimits } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { checkOperations, listLockedNames, listPartyNames, readLocked } from "./token-terms.ts";

const create: Handler<"embedTokens.create"> = async (call) => {
  const { body, principal, db, config } = call;
  const { operations, origins, users, hidden = [], writes, label } = body;
  if (origins) await checkOrigins(db, principal, origins, config.embedOrigins);
  else if (principal.via !== "session") throw problemOnField("INVALID_FIELDS", "origins", ORIGINS_NEEDED);
  const outside = users?.find((id) => !principal.staff.includes(id));
  if (outside !== undefined) throw problemOnField("USER_UNKNOWN", "users");
  const party = await readParty(db, principal, body);
  checkOperations(operations, principal, { users, party, writes });
  const expires = readClock().getTime() + body.seconds * 1000;
  const terms: TokenTerms = {
    id: randomBytes(12).toString("base64url"),
    owner: principal.userId,
    ...pickMaker(call),
    operations: [...new Set(operations)],
    origins: origins ?? [],
    ...(users && { users }),
    ...(party && { party: party.id }),
    locked: readLocked(body.locked ?? {}, operations),
    hidden,
    writes,
    ...(label && { label }),
    expires,
  };
  const token = await sealToken(db, principal.companyId, terms);
  if (!token) throw problem("TOKEN_TOO_LONG");
  const { id } = terms;
  const knownTerms = pickKnownTerms({
    operations: terms.operations,
    party,
    token: { ...terms, label: label ?? null },
  });
  return { token, id, expiresAt: knownTerms.expiresAt, terms: knownTerms };
};

const revoke: Handler<"embedTokens.revoke"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const expires = new Date(readClock().getTime() + MAX_LIFETIME_MS);
    await trx("revoked_tokens")
      .insert({
        company_id: principal.companyId,
        token_id: query.tokenId,
        expires_at: toDatabaseTime(expires),
      })
      .onConflict(["company_id", "token_id"])
      .ignore();
    const auditLine = { operation: "embedTokens.revoke", entity: "revoked_tokens", entityId: query.tokenId };
    await addAuditLine(trx, { principal, client }, auditLine);
    return { success: true, message: "The token no longer works." };
  });

const readCurrentToken: Handler<"embedTokens.current"> = async ({ principal }) => {
  const { token } = principal;
  if (!token) throw problem("NOT_FOUND");
  return pickKnownTerms({ ...principal, token });
};

/** A page may know everything of its token except the locked values. */
function pickKnownTerms(
  principal: Pick<Principal, "party" | "operations"> & { token: Omit<TokenLimits, "maker"> },
) {
  const { token, party, operations } = principal;
  return {
    id: token.id,
    label: token.label,
    operations: [...(operations ?? [])],
    hidden: [...token.hidden],
    locked: listLockedNames(principal),
    writes: token.writes,
    party: party?.kind ?? null,
    expiresAt: new Date(token.expires).toISOString(),
  };
}

export const embedTokens = {
  "embedTokens.create": create,
  "embedTokens.revoke": revoke,
  "embedTokens.current": readCurrentToken,
};

/** The token ends when this key or session ends. */
function pickMaker({ principal, client }: Call<"embedTokens.create">): Pick<TokenTerms, "key" | "session"> {
  if (principal.keyId !== null) return { key: principal.keyId };
  if (client.token === null) throw problem("TOKEN_FORBIDDEN"); // neither key nor session: a token can't create another token
  return { session: hashOf(client.token).toString("base64url") };
}

/**
 * Throws ORIGIN_NOT_ALLOWED, naming an origin that neither the company nor the installation allows.
 */
async function checkOrigins(
  db: Knex,
  principal: Principal,
  origins: readonly string[],
  installedOrigins: readonly string[],
): Promise<void> {
  // A token may be for all pages that a wildcard allows.
  const listEntries = (origin: string) => (origin.includes("*") ? [origin] : listEntriesFor(origin));
  const own: string[] = await ofCompany(db, principal, "embed_origins")
    .whereIn("origin", origins.flatMap(listEntries))
    .pluck("origin");
  const allowedEntries = new Set([...own, ...installedOrigins]);
  const other = origins.find((origin) => !listEntries(origin).some((entry) => allowedEntries.has(entry)));
  if (other === undefined) return;
  noteAsked(db, principal.companyId, other, principal.keyId);
  const message = say.originNotAllowed({ origin: other });
  throw problemOnField("ORIGIN_NOT_ALLOWED", "origins", message);
}

/** Throws INVALID_FIELDS if it is no customer or supplier, or if `users` is also given. */
async function readParty(
  db: Knex,
  principal: Principal,
  { party: id, users, operations, locked = {} }: Body<"embedTokens.create">,
): Promise<Party | null> {
  if (id === undefined) return null;
  if (users)
    throw problemOnField("INVALID_FIELDS", "users", "A token is of users or of a party, not of both.");
  const account: { group_id: number } | undefined = await ofCompany(db, principal, "accounts as a")
    .where({ "a.id": id, "a.is_deleted": 0 })
    .first("a.group_id");
  const kind = account && PARTY_KINDS[account.group_id];
  if (!kind) throw problemOnField("ACCOUNT_UNKNOWN", "party", say.noSuch({ what: "customer or supplier" }));
  const names = new Set(listPartyNames(operations, kind).map((name) => name.toLowerCase()));
  const takenName = Object.keys(locked).find((name) => names.has(name.toLowerCase()));
  if (takenName !== undefined)
    throw problemOnField("INVALID_FIELDS", `locked.${takenName}`, say.partyItself({ name: takenName }));
  return { id, kind };
}

const MAX_LIFETIME_MS = 600_000; // maximum lifetime of a token in milliseconds
const ORIGINS_NEEDED = "origins is required: only the pages of Vanbook itself have a token without.";
