import * as say from "@vanbook/sdk/messages";
import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";
import { noteAsked } from "../auth/asked-origins.ts";
import { audit } from "../auth/audit.ts";
import { sealToken, type TokenTerms } from "../auth/embed-token.ts";
import { ofCompany } from "../auth/scope.ts";
import { hashOf } from "../auth/token.ts";
import { PARTIES } from "../auth/token-principal.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Body } from "../contract/contract.ts";
import type { Call, Handler } from "../contract/handler.ts";
import type { Party, Principal, TokenLimits } from "../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { checkOperations, lockedNames, partyNames, readLocked } from "./token-terms.ts";

const create: Handler<"embedTokens.create"> = async (call) => {
  const { body, principal, db, config } = call;
  const { operations, origins, users, hidden = [], writes, label } = body;
  if (origins) await checkOrigins(db, principal, origins, config.embedOrigins);
  else if (principal.via !== "session") throw refused("INVALID_FIELDS", "origins", ORIGINS_NEEDED);
  const outside = users?.find((id) => !principal.staff.includes(id));
  if (outside !== undefined) throw refused("USER_UNKNOWN", "users");
  const party = await readParty(db, principal, body);
  checkOperations(operations, principal, { users, party, writes });
  const expires = now().getTime() + body.seconds * 1000;
  const terms: TokenTerms = {
    id: randomBytes(12).toString("base64url"),
    owner: principal.userId,
    ...madeBy(call),
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
  const told = termsTold({
    operations: terms.operations,
    party,
    token: { ...terms, label: label ?? null },
  });
  return { token, id, expiresAt: told.expiresAt, terms: told };
};

const revoke: Handler<"embedTokens.revoke"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const expires = new Date(now().getTime() + LONGEST);
    await trx("revoked_tokens")
      .insert({
        company_id: principal.companyId,
        token_id: query.tokenId,
        expires_at: toDatabaseTime(expires),
      })
      .onConflict(["company_id", "token_id"])
      .ignore();
    const done = { operation: "embedTokens.revoke", entity: "revoked_tokens", entityId: query.tokenId };
    await audit(trx, { principal, client }, done);
    return { success: true, message: "The token no longer works." };
  });

const current: Handler<"embedTokens.current"> = async ({ principal }) => {
  const { token } = principal;
  if (!token) throw problem("NOT_FOUND");
  return termsTold({ ...principal, token });
};

/** The terms that a page may know of its token: everything except the locked values. */
function termsTold(
  principal: Pick<Principal, "party" | "operations"> & { token: Omit<TokenLimits, "maker"> },
) {
  const { token, party, operations } = principal;
  return {
    id: token.id,
    label: token.label,
    operations: [...(operations ?? [])],
    hidden: [...token.hidden],
    locked: lockedNames(principal),
    writes: token.writes,
    party: party?.kind ?? null,
    expiresAt: new Date(token.expires).toISOString(),
  };
}

/** Short-lived tokens for pages of other sites. */
export const embedTokens = {
  "embedTokens.create": create,
  "embedTokens.revoke": revoke,
  "embedTokens.current": current,
};

/** The key or session that the token ends with. */
function madeBy({ principal, client }: Call<"embedTokens.create">): Pick<TokenTerms, "key" | "session"> {
  if (principal.keyId !== null) return { key: principal.keyId };
  if (client.token === null) throw problem("TOKEN_FORBIDDEN"); // neither key nor session: a token can't create another token
  return { session: hashOf(client.token).toString("base64url") };
}

/** Throws ORIGIN_NOT_ALLOWED, naming the origin, if neither the company nor the installation allows it. */
async function checkOrigins(
  db: Knex,
  principal: Principal,
  origins: readonly string[],
  installed: readonly string[],
): Promise<void> {
  const own: string[] = await ofCompany(db, principal, "embed_origins")
    .whereIn("origin", [...origins])
    .pluck("origin");
  const other = origins.find((origin) => !own.includes(origin) && !installed.includes(origin));
  if (other === undefined) return;
  noteAsked(db, principal.companyId, other, principal.keyId);
  const message = say.originNotAllowed({ origin: other });
  throw refused("ORIGIN_NOT_ALLOWED", "origins", message);
}

/**
 * The customer or supplier that a token is for. Throws INVALID_FIELDS for another kind of account, or if
 * `users` is also given.
 */
async function readParty(
  db: Knex,
  principal: Principal,
  { party: id, users, operations, locked = {} }: Body<"embedTokens.create">,
): Promise<Party | null> {
  if (id === undefined) return null;
  if (users) throw refused("INVALID_FIELDS", "users", "A token is of users or of a party, not of both.");
  const account: { group_id: number } | undefined = await ofCompany(db, principal, "accounts as a")
    .where({ "a.id": id, "a.is_deleted": 0 })
    .first("a.group_id");
  const kind = account && PARTIES[account.group_id];
  if (!kind) throw refused("ACCOUNT_UNKNOWN", "party", say.noSuch({ what: "customer or supplier" }));
  const names = new Set(partyNames(operations, kind).map((name) => name.toLowerCase()));
  const taken = Object.keys(locked).find((name) => names.has(name.toLowerCase()));
  if (taken !== undefined)
    throw refused("INVALID_FIELDS", `locked.${taken}`, say.partyItself({ name: taken }));
  return { id, kind };
}

const LONGEST = 600_000; // maximum lifetime of a token in milliseconds
const ORIGINS_NEEDED = "origins is required: only the pages of Vanbook itself have a token without.";
