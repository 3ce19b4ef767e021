import type { TokenTerms } from "../../packages/server/auth/embed-token.ts";
import { openToken, sealToken } from "../../packages/server/auth/embed-token.ts";
import { now } from "../../packages/server/clock.ts";
import type { Answer, Product, Request } from "../product.ts";
import { differences } from "./interference.ts";
import { operations, requestFor, type Operation } from "./operations.ts";
import { callable, find, own, rules, type PartyDesk } from "./party-desk.ts";
import { bearer, PAGE, RANGE, refusalOf, SALES, type MadeToken } from "./token-desk.ts";

type Served = Pick<Product, "call">;

/**
 * Descriptions of what embed tokens can do beyond their terms; empty if there is nothing. The desk's own product makes the
 * tokens. `one` uses its database; `other` uses the copy in which all data differs except the party's.
 */
export async function tokenBreaches(desk: PartyDesk, one: Served, other: Served): Promise<string[]> {
  for (const tried of [forged, ended, fromElsewhere, beyondTerms, beyondParty, unlocked]) {
    const found = await tried(desk, one);
    if (found.length > 0) return found;
  }
  for (const kind of ["customer", "supplier"] as const) {
    const token = await desk.minted(kind);
    const [here, there] = await Promise.all([
      desk.answersOf(one, kind, token),
      desk.answersOf(other, kind, token),
    ]);
    const different = differences(here, there).map(
      (name) => `a ${kind}'s token, by the rows of others: ${name}`,
    );
    if (different.length > 0) return different.slice(0, 1);
  }
  return [];
}

/** Tokens that the server has not sealed. */
async function forged(desk: PartyDesk, one: Served): Promise<string[]> {
  const token = await made(desk, {});
  const terms = await termsOf(desk, token);
  const json = Buffer.from(JSON.stringify(terms));
  const [prefix = ""] = /^vbt_\d+_\d+_/.exec(token) ?? [];
  // A stream cipher: anyone who knows a byte's plain text can change it, and only the authentication tag reveals it.
  const sealed = Buffer.from(token.slice(prefix.length), "base64url");
  const at = json.indexOf("sales.report") + IV;
  for (const [offset, letter] of [..."bills.lines "].entries())
    sealed[at + offset] = (sealed[at + offset] ?? 0) ^ (json[at - IV + offset] ?? 0) ^ letter.charCodeAt(0);
  return unlike(one, [
    ["as it was made", token, SALES, 200],
    ["changed within its seal", prefix + sealed.toString("base64url"), SALES, "TOKEN_INVALID"],
    ["without a seal", prefix + json.toString("base64url"), SALES, "TOKEN_INVALID"],
  ]);
}

/** Tokens that have expired, were revoked, or whose origin is no longer allowed. */
async function ended(desk: PartyDesk, one: Served): Promise<string[]> {
  const { db } = desk.product;
  const terms = await termsOf(desk, await made(desk, {}));
  const revoked = await termsOf(desk, await made(desk, {}));
  await db("revoked_tokens").insert({ company_id: 1, token_id: revoked.id, expires_at: "2037-01-01" });
  const origin = "https://former.partner.example";
  const id = await desk.allow(origin);
  const former = await made(desk, { origins: [origin] });
  await own(db, "embed_origins").where({ id }).delete();
  return unlike(one, [
    ["expired", await sealed(desk, { ...terms, expires: now().getTime() }), SALES, "TOKEN_EXPIRED"],
    ["revoked", await sealed(desk, revoked), SALES, "TOKEN_INVALID"],
    ["of an origin that is no longer allowed", former, SALES, "ORIGIN_FORBIDDEN", origin],
  ]);
}

/** A token used on a page of another allowed origin. */
async function fromElsewhere(desk: PartyDesk, one: Served): Promise<string[]> {
  const id = await desk.allow(OTHER_PAGE);
  const found = await unlike(one, [
    ["on another page", await made(desk, {}), SALES, "ORIGIN_FORBIDDEN", OTHER_PAGE],
  ]);
  await own(desk.product.db, "embed_origins").where({ id }).delete();
  return found;
}

/** Operations that a token does not name, or writes with a token that only reads. */
async function beyondTerms(desk: PartyDesk, one: Served): Promise<string[]> {
  const terms = await termsOf(desk, await made(desk, {}));
  const posting: Request = { ...find("branches.create"), body: {}, headers: { "Idempotency-Key": "wall" } };
  const reading = await sealed(desk, { ...terms, operations: ["branches.create"], writes: false });
  return unlike(one, [
    ["for what it does not name", await sealed(desk, terms), RECEIPTS, "TOKEN_FORBIDDEN"],
    ["that only reads", reading, asked(posting), "TOKEN_FORBIDDEN"],
  ]);
}

/** Operations that can't be restricted to a party, called with a party's token that names them. */
async function beyondParty(desk: PartyDesk, one: Served): Promise<string[]> {
  const terms = await termsOf(desk, await made(desk, {}));
  const named = operations.filter(({ id }) => rules.get(id)?.["x-embed"] === true);
  const kinds = ["customer", "supplier"] as const;
  const tries = kinds.map(async (kind) => {
    const own = new Set(callable(kind).map(({ id }) => id));
    const ids = named.map(({ id }) => id);
    const token = await sealed(desk, { ...terms, operations: ids, party: desk.parties[kind], writes: true });
    const closed = named.filter(({ id }) => !own.has(id));
    const said = (operation: Operation): Try => [
      `of a ${kind} for ${operation.id}`,
      token,
      asked({ ...requestFor(operation, desk.known), ...(operation.body && { body: { nothing: 1 } }) }),
      "TOKEN_FORBIDDEN",
    ];
    return unlike(one, closed.map(said));
  });
  return (await Promise.all(tries)).flat();
}

/** Requests in which the page changes or empties a parameter that the token locks. */
async function unlocked(desk: PartyDesk, one: Served): Promise<string[]> {
  const { customer, other } = desk.parties;
  const locked = await made(desk, {
    operations: ["sales.report", "receipts.report"],
    locked: { CustomerID: customer },
  });
  const mine = await desk.minted("customer");
  const found = await unlike(one, [
    ["with another value by body", locked, sales({ CustomerID: other }), "LOCKED_PARAMETER"],
    ["with another value by query", locked, receipts(String(other)), "LOCKED_PARAMETER"],
    ["with another party's account", mine, ledger(other), "LOCKED_PARAMETER"],
  ]);
  for (const request of [sales({ CustomerID: null }), sales({ CustomerID: "" }), receipts("")]) {
    const [own, emptied] = [
      await ask(one, locked, request.path.includes("Receipt") ? RECEIPTS : SALES),
      await ask(one, locked, request),
    ];
    if (emptied.status !== 200 || emptied.text !== own.text)
      found.push(`a token with an emptied parameter, ${request.path} ${JSON.stringify(request.body ?? "")}`);
  }
  return found;
}

/** Description, token, request, expected problem code or 200, and the page's origin. */
type Try = readonly [what: string, token: string, request: Request, right: unknown, origin?: string];

async function unlike(one: Served, tries: readonly Try[]): Promise<string[]> {
  const found = tries.map(async ([what, token, request, right, origin]) => {
    const answer = await ask(one, token, request, origin);
    const said = answer.status === 200 ? 200 : refusalOf(answer);
    return said === right ? [] : [`a token ${what}: ${String(said)} instead of ${String(right)}`];
  });
  return (await Promise.all(found)).flat();
}

function ask(one: Served, token: string, request: Request, origin = PAGE): Promise<Answer> {
  return one.call({ ...request, headers: { ...request.headers, ...bearer(token), Origin: origin } });
}

async function made(desk: PartyDesk, terms: object): Promise<string> {
  const answer = await desk.mint(terms);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.read<MadeToken>().token;
}

async function termsOf(desk: PartyDesk, token: string): Promise<TokenTerms> {
  const opened = await openToken(desk.product.db, token);
  if (!opened) throw new Error("The token does not open.");
  return opened.terms;
}

async function sealed(desk: PartyDesk, terms: TokenTerms): Promise<string> {
  return (await sealToken(desk.product.db, 1, terms)) ?? "";
}

function asked({ method, path, query, body, headers }: Request): Request {
  const address = path.replaceAll(/\{\w+\}/g, "1");
  return {
    method,
    path: address,
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  };
}

function sales(more: object): Request {
  return { ...SALES, body: { ...RANGE, ...more } };
}

function receipts(customer: string): Request {
  return { ...RECEIPTS, query: { ...RECEIPTS.query, CustomerID: customer } };
}

function ledger(account: number): Request {
  return { method: "GET", path: "/api/WebLedger", query: { ...RANGE, AccountCode: String(account) } };
}

const RECEIPTS: Request = { method: "GET", path: "/api/GetReceiptDetailes", query: RANGE };
const OTHER_PAGE = "https://another.partner.example";
/** Length in bytes of the initialisation vector before a token's sealed bytes. */
const IV = 12;
