import * as say from "@vanbook/sdk/messages";
import type { Message } from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import { ZONE_MANAGER, type Party, type Principal, ADMINISTRATOR_ROLE } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { noteAsked } from "./asked-origins.ts";
import { openToken, type TokenTerms } from "./embed-token.ts";
import { isAllowedBy, listEntriesFor } from "../origin-entries.ts";
import { readScope } from "./scope-of.ts";
import { USER_COLUMNS, type UserRow } from "./user-principal.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";

/**
 * Reads again everything that the token depends on: that it is not revoked, that the key or session
 * that created it and its user are still valid, that its user is an administrator, that its party
 * still is a customer or supplier, and that its origin is still allowed (by the installation,
 * `installedOrigins`, or by the company; a token without origins is for Vanbook's own pages).
 * Throws TOKEN_INVALID, TOKEN_EXPIRED or ORIGIN_FORBIDDEN.
 */
export async function readTokenPrincipal(
  db: Knex,
  authorization: string,
  { origin, isOwnPage }: { origin?: string | undefined; isOwnPage: boolean },
  installedOrigins: readonly string[],
): Promise<Principal> {
  const openedToken = await openToken(db, authorization.slice("Bearer ".length));
  if (!openedToken) throw problem("TOKEN_INVALID");
  const { companyId, terms } = openedToken;
  const at = readClock();
  if (at.getTime() >= terms.expires) throw problem("TOKEN_EXPIRED");
  const isOfOwnPages = terms.origins.length === 0;
  const isNamed = origin !== undefined && isAllowedBy(terms.origins, origin);
  const standing = await readStanding(
    db,
    companyId,
    terms,
    isNamed ? listEntriesFor(origin) : [],
    toDatabaseTime(at),
  );
  if (
    !standing ||
    standing.role_id !== ADMINISTRATOR_ROLE ||
    standing.revoked ||
    (standing.key_id ?? standing.session) === null
  )
    throw problem("TOKEN_INVALID");
  const party = getParty(terms, standing.group_id);
  if (terms.party !== undefined && !party) throw problem("TOKEN_INVALID");
  const isAllowed = isOfOwnPages
    ? isOwnPage
    : isNamed && (standing.origin !== null || isAllowedBy(installedOrigins, origin));
  if (!isAllowed) {
    if (origin !== undefined && !isOwnPage) noteAsked(db, companyId, origin, terms.key ?? null);
    throw problem("ORIGIN_FORBIDDEN", origin === undefined ? {} : describeRefusal(origin));
  }
  // The token is limited too if the key's operations were reduced after it created the token.
  const mayCall: readonly string[] | null =
    standing.operations === null ? null : JSON.parse(standing.operations);
  const { id, locked, hidden, writes, label = null, expires } = terms;
  const maker = `${companyId}/${terms.owner}/${terms.key ?? "session"}`;
  return {
    ...(await readSeen(db, companyId, terms, standing, party)),
    companyId,
    userId: standing.id,
    name: standing.name,
    via: "token",
    isConfirmed: false,
    operations: terms.operations.filter((operation) => mayCall?.includes(operation) ?? true),
    keyId: terms.key ?? null,
    token: { id, maker, locked, hidden, writes, label, expires },
    party,
  };
}

/** Names the page by the origin that its browser sent; only that page gets the message. */
function describeRefusal(origin: string): Message {
  return say.tokenNotInPages({ origin: origin.slice(0, 200) });
}

export const PARTY_KINDS: Readonly<Record<number, Party["kind"]>> = {
  [ACCOUNT_GROUP.debtors]: "customer",
  [ACCOUNT_GROUP.creditors]: "supplier",
};

type Seen = Pick<Principal, "role" | "branchId" | "zoneId" | "users" | "staff" | "branches" | "wholeCompany">;

/**
 * The same as the token's creator sees. If limited to users: what a manager of those users sees.
 * For a party: only the party's own rows.
 */
async function readSeen(
  db: Knex,
  companyId: number,
  { users }: TokenTerms,
  maker: Standing,
  party: Party | null,
): Promise<Seen> {
  // Acts as a zone manager without a zone, who sees the given users but no branches, because a
  // branch's manager would also see its vans.
  const nobody = { role: ZONE_MANAGER, branchId: null, zoneId: null, branches: [], wholeCompany: false };
  if (party) return { ...nobody, users: [], staff: [] };
  const own = { role: maker.role_id, branchId: maker.branch_id, zoneId: maker.zone_id };
  const all = await readScope(db, { ...own, companyId, userId: maker.id });
  if (!users) return { ...own, ...all, wholeCompany: true };
  const filterUsers = (ids: readonly number[]) => ids.filter((id) => users.includes(id));
  return { ...nobody, users: filterUsers(all.users), staff: filterUsers(all.staff) };
}

function getParty({ party }: TokenTerms, group: number | null): Party | null {
  const kind = group === null ? undefined : PARTY_KINDS[group];
  return party === undefined || !kind ? null : { id: party, kind };
}

async function readStanding(
  db: Knex,
  companyId: number,
  { id, owner, key, session, party }: TokenTerms,
  entries: readonly string[],
  at: string,
): Promise<Standing | undefined> {
  const bytes = session === undefined ? null : Buffer.from(session, "base64url");
  const buildCompanySql = (alias: string) => `${alias}.company_id = u.company_id`;
  return db("users as u")
    .joinRaw("JOIN companies c ON c.company_id = u.company_id AND c.is_deleted = 0")
    .joinRaw(
      `LEFT JOIN api_keys k ON ${buildCompanySql("k")} AND k.id = ? AND k.user_id = u.id AND k.revoked_at IS NULL
        AND (k.expires_at IS NULL OR k.expires_at > ?)`,
      [key ?? null, at],
    )
    .joinRaw(
      `LEFT JOIN sessions s ON ${buildCompanySql("s")} AND s.token_hash = ? AND s.user_id = u.id AND s.expires_at > ?`,
      [bytes, at],
    )
    .joinRaw(`LEFT JOIN revoked_tokens r ON ${buildCompanySql("r")} AND r.token_id = ?`, [id])
    .joinRaw(`LEFT JOIN accounts a ON ${buildCompanySql("a")} AND a.id = ? AND a.is_deleted = 0`, [
      party ?? null,
    ])
    .joinRaw(`LEFT JOIN embed_origins o ON ${buildCompanySql("o")} AND o.origin IN (?, ?)`, [
      entries[0] ?? "",
      entries[1] ?? "",
    ])
    .where({ "u.company_id": companyId, "u.id": owner, "u.is_active": 1, "u.is_deleted": 0 })
    .first(...USER_COLUMNS, "k.operations", "a.group_id", "o.origin", {
      key_id: "k.id",
      session: "s.user_id",
      revoked: "r.token_id",
    });
}

interface Standing extends UserRow {
  operations: string | null;
  group_id: number | null;
  origin: string | null;
  key_id: number | null;
  session: number | null;
  revoked: string | null;
}
