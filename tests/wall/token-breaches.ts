import type { TokenTerms } from "../../packages/server/auth/embed-token.ts";
import { openToken, sealToken } from "../../packages/server/auth/embed-token.ts";
import { readClock } from "../../packages/server/clock.ts";
import type { Answer, Product, Request } from "../product.ts";
import { listDifferences } from "./interference.ts";
import { operations, makeSampleRequest, type Operation } from "./operations.ts";
import { listCallableOperations, find, queryOwnCompany, rules, type PartyDesk } from "./party-desk.ts";
import {
  makeBearerHeaders,
  PAGE_ORIGIN,
  REPORT_RANGE,
  getRefusalCode,
  SALES_REQUEST,
  type MadeToken,
} from "./token-desk.ts";

type Served = Pick<Product, "call">;

/**
 * Descriptions of what embed tokens can do beyond their terms; empty if there is nothing. The
 * desk's own product makes the tokens. `one` uses its database; `other` uses the copy in which all
 * data differs except the party's.
 */
export async function findTokenBreaches(desk: PartyDesk, one: Served, other: Served): Promise<string[]> {
  for (const findBreaches of [
    findForgedAccepted,
    findEndedAccepted,
    fromElsewhere,
    findBeyondTerms,
    findBeyondParty,
    findUnlocked,
  ]) {
    const foundBreaches = await findBreaches(desk, one);
    if (foundBreaches.length > 0) return foundBreaches;
  }
  for (const kind of ["customer", "supplier"] as const) {
    const token = await desk.minted(kind);
    const [here, there] = await Promise.all([
      desk.answersOf(one, kind, token),
      desk.answersOf(other, kind, token),
    ]);
    const different = listDifferences(here, there).map(
      (name) => `a ${kind}'s token, by the rows of others: ${name}`,
    );
    if (different.length > 0) return different.slice(0, 1);
  }
  return [];
}

/** Tokens that the server has not sealed. */
async function findForgedAccepted(desk: PartyDesk, one: Served): Promise<string[]> {
  const token = await mintToken(desk, {});
  const terms = await readTerms(desk, token);
  const json = Buffer.from(JSON.stringify(terms));
  const [prefix = ""] = /^vbt_\d+_\d+_/.exec(token) ?? [];
  // A stream cipher: anyone who knows a byte's plain text can change it, and only the
  // authentication tag reveals it.
  const sealedBytes = Buffer.from(token.slice(prefix.length), "base64url");
  const at = json.indexOf("sales.report") + IV_BYTES;
  for (const [offset, letter] of [..."bills.lines "].entries())
    sealedBytes[at + offset] =
      (sealedBytes[at + offset] ?? 0) ^ (json[at - IV_BYTES + offset] ?? 0) ^ letter.charCodeAt(0);
  return findUnexpected(one, [
    ["as it was made", token, SALES_REQUEST, 200],
    ["changed within its seal", prefix + sealedBytes.toString("base64url"), SALES_REQUEST, "TOKEN_INVALID"],
    ["without a seal", prefix + json.toString("base64url"), SALES_REQUEST, "TOKEN_INVALID"],
  ]);
}

/** Tokens that have expired, were revoked, or whose origin is no longer allowed. */
async function findEndedAccepted(desk: PartyDesk, one: Served): Promise<string[]> {
  const { db } = desk.product;
  const terms = await readTerms(desk, await mintToken(desk, {}));
  const revokedTerms = await readTerms(desk, await mintToken(desk, {}));
  await db("revoked_tokens").insert({ company_id: 1, token_id: revokedTerms.id, expires_at: "2037-01-01" });
  const origin = "https://former.partner.example";
  const id = await desk.allow(origin);
  const former = await mintToken(desk, { origins: [origin] });
  await queryOwnCompany(db, "embed_origins").where({ id }).delete();
  return findUnexpected(one, [
    [
      "expired",
      await sealTerms(desk, { ...terms, expires: readClock().getTime() }),
      SALES_REQUEST,
      "TOKEN_EXPIRED",
    ],
    ["revoked", await sealTerms(desk, revokedTerms), SALES_REQUEST, "TOKEN_INVALID"],
    ["of an origin that is no longer allowed", former, SALES_REQUEST, "ORIGIN_FORBIDDEN", origin],
  ]);
}

/** A token used on a page of another allowed origin. */
async function fromElsewhere(desk: PartyDesk, one: Served): Promise<string[]> {
  const id = await desk.allow(OTHER_PAGE);
  const foundBreaches = await findUnexpected(one, [
    ["on another page", await mintToken(desk, {}), SALES_REQUEST, "ORIGIN_FORBIDDEN", OTHER_PAGE],
  ]);
  await queryOwnCompany(desk.product.db, "embed_origins").where({ id }).delete();
  return foundBreaches.length > 0 ? foundBreaches : findBeyondWildcard(desk, one);
}

/** A token for all subdomains of one label and for a wrapped app, used on other pages. */
async function findBeyondWildcard(desk: PartyDesk, one: Served): Promise<string[]> {
  const entries = ["https://*.shops.partner.example", "capacitor://localhost"];
  const ids = [
    await desk.allow("https://*.shops.partner.example"),
    await desk.allow("capacitor://localhost"),
  ];
  const token = await mintToken(desk, { origins: entries });
  const foundBreaches = await findUnexpected(
    one,
    (
      [
        ["https://kochi.shops.partner.example", 200],
        ["capacitor://localhost", 200],
        ["https://shops.partner.example", "ORIGIN_FORBIDDEN"],
        ["https://a.b.shops.partner.example", "ORIGIN_FORBIDDEN"],
        ["https://evil-shops.partner.example", "ORIGIN_FORBIDDEN"],
        ["https://kochi.shops.partner.example.evil.example", "ORIGIN_FORBIDDEN"],
        ["http://kochi.shops.partner.example", "ORIGIN_FORBIDDEN"],
        ["https://kochi.shops.partner.example:8443", "ORIGIN_FORBIDDEN"],
        ["https://*.shops.partner.example", "ORIGIN_FORBIDDEN"],
        ["ionic://localhost", "ORIGIN_FORBIDDEN"],
        ["null", "ORIGIN_FORBIDDEN"],
      ] as const
    ).map(([origin, right]) => [`on a page of ${origin}`, token, SALES_REQUEST, right, origin]),
  );
  await queryOwnCompany(desk.product.db, "embed_origins").whereIn("id", ids).delete();
  const endedBreaches = await findUnexpected(one, [
    [
      "of a wildcard that is no longer allowed",
      token,
      SALES_REQUEST,
      "ORIGIN_FORBIDDEN",
      "https://kochi.shops.partner.example",
    ],
  ]);
  return [...foundBreaches, ...endedBreaches];
}

/** Operations that a token does not name, or writes with a token that only reads. */
async function findBeyondTerms(desk: PartyDesk, one: Served): Promise<string[]> {
  const terms = await readTerms(desk, await mintToken(desk, {}));
  const posting: Request = { ...find("branches.create"), body: {}, headers: { "Idempotency-Key": "wall" } };
  const reading = await sealTerms(desk, { ...terms, operations: ["branches.create"], writes: false });
  return findUnexpected(one, [
    ["for what it does not name", await sealTerms(desk, terms), RECEIPTS_REQUEST, "TOKEN_FORBIDDEN"],
    ["that only reads", reading, makeRequest(posting), "TOKEN_FORBIDDEN"],
  ]);
}

/** Operations that can't be restricted to a party, called with a party's token that names them. */
async function findBeyondParty(desk: PartyDesk, one: Served): Promise<string[]> {
  const terms = await readTerms(desk, await mintToken(desk, {}));
  const embedOperations = operations.filter(({ id }) => rules.get(id)?.["x-embed"] === true);
  const kinds = ["customer", "supplier"] as const;
  const tries = kinds.map(async (kind) => {
    const own = new Set(listCallableOperations(kind).map(({ id }) => id));
    const ids = embedOperations.map(({ id }) => id);
    const token = await sealTerms(desk, {
      ...terms,
      operations: ids,
      party: desk.parties[kind],
      writes: true,
    });
    const closedOperations = embedOperations.filter(({ id }) => !own.has(id));
    const makeTry = (operation: Operation): Try => [
      `of a ${kind} for ${operation.id}`,
      token,
      makeRequest({
        ...makeSampleRequest(operation, desk.known),
        ...(operation.body && { body: { nothing: 1 } }),
      }),
      "TOKEN_FORBIDDEN",
    ];
    return findUnexpected(one, closedOperations.map(makeTry));
  });
  return (await Promise.all(tries)).flat();
}

/** Requests in which the page changes or empties a parameter that the token locks. */
async function findUnlocked(desk: PartyDesk, one: Served): Promise<string[]> {
  const { customer, other } = desk.parties;
  const lockedToken = await mintToken(desk, {
    operations: ["sales.report", "receipts.report"],
    locked: { CustomerID: customer },
  });
  const mine = await desk.minted("customer");
  const foundBreaches = await findUnexpected(one, [
    ["with another value by body", lockedToken, sales({ CustomerID: other }), "LOCKED_PARAMETER"],
    ["with another value by query", lockedToken, receipts(String(other)), "LOCKED_PARAMETER"],
    ["with another party's account", mine, ledger(other), "LOCKED_PARAMETER"],
  ]);
  for (const request of [sales({ CustomerID: null }), sales({ CustomerID: "" }), receipts("")]) {
    const [own, emptiedAnswer] = [
      await ask(one, lockedToken, request.path.includes("Receipt") ? RECEIPTS_REQUEST : SALES_REQUEST),
      await ask(one, lockedToken, request),
    ];
    if (emptiedAnswer.status !== 200 || emptiedAnswer.text !== own.text)
      foundBreaches.push(
        `a token with an emptied parameter, ${request.path} ${JSON.stringify(request.body ?? "")}`,
      );
  }
  return foundBreaches;
}

/** Description, token, request, expected problem code or 200, and the page's origin. */
type Try = readonly [what: string, token: string, request: Request, right: unknown, origin?: string];

async function findUnexpected(one: Served, tries: readonly Try[]): Promise<string[]> {
  const breaches = tries.map(async ([what, token, request, right, origin]) => {
    const answer = await ask(one, token, request, origin);
    const outcome = answer.status === 200 ? 200 : getRefusalCode(answer);
    return outcome === right ? [] : [`a token ${what}: ${String(outcome)} instead of ${String(right)}`];
  });
  return (await Promise.all(breaches)).flat();
}

function ask(one: Served, token: string, request: Request, origin = PAGE_ORIGIN): Promise<Answer> {
  return one.call({
    ...request,
    headers: { ...request.headers, ...makeBearerHeaders(token), Origin: origin },
  });
}

async function mintToken(desk: PartyDesk, terms: object): Promise<string> {
  const answer = await desk.mint(terms);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.read<MadeToken>().token;
}

async function readTerms(desk: PartyDesk, token: string): Promise<TokenTerms> {
  const openedToken = await openToken(desk.product.db, token);
  if (!openedToken) throw new Error("The token does not open.");
  return openedToken.terms;
}

async function sealTerms(desk: PartyDesk, terms: TokenTerms): Promise<string> {
  return (await sealToken(desk.product.db, 1, terms)) ?? "";
}

function makeRequest({ method, path, query, body, headers }: Request): Request {
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
  return { ...SALES_REQUEST, body: { ...REPORT_RANGE, ...more } };
}

function receipts(customer: string): Request {
  return { ...RECEIPTS_REQUEST, query: { ...RECEIPTS_REQUEST.query, CustomerID: customer } };
}

function ledger(account: number): Request {
  return { method: "GET", path: "/api/WebLedger", query: { ...REPORT_RANGE, AccountCode: String(account) } };
}

const RECEIPTS_REQUEST: Request = { method: "GET", path: "/api/GetReceiptDetailes", query: REPORT_RANGE };
const OTHER_PAGE = "https://another.partner.example";
/** Length in bytes of the initialisation vector before a token's sealed bytes. */
const IV_BYTES = 12;
