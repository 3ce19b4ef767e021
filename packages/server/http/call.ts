import type { IncomingMessage } from "node:http";
import type { Knex } from "knex";
import type { Context } from "koa";
import { authenticate } from "../auth/authenticate.ts";
import { markCompany } from "../channels.ts";
import type { Answered, BoundOperation } from "./bound-operation.ts";
import type { Config } from "../config.ts";
import { checkParameterCount } from "./bound-input.ts";
import { JSON_TYPE } from "./body.ts";
import { isDocumented } from "../contract/coerce.ts";
import type { Client } from "../contract/handler.ts";
import { readIdempotencyKey, runIdempotently, hashLargeRequest } from "../contract/idempotency.ts";
import { detectAskingPage, checkOrigin, getOwnOrigin } from "../auth/origin.ts";
import type { CountRequest } from "./request-limit.ts";
import type { Principal } from "../contract/principal.ts";
import { Problem } from "@vanbook/sdk/problem";
import { IGNORED_HEADER, writeIgnoredNames, type IgnoredNames } from "../contract/unknown-names.ts";
import { VERSION_HEADER, chooseVersion } from "../contract/version.ts";
import { SESSION_LIFE, STEP_LIFE } from "../auth/token.ts";
import { isToken } from "../auth/embed-token.ts";

export async function callOperation(
  ctx: Context,
  operation: BoundOperation,
  path: Record<string, string | undefined>,
  { db, config, countRequest, isOpen }: Serving,
): Promise<Answered & { principal: Principal | undefined }> {
  ctx.set(VERSION_HEADER, chooseVersion(ctx.get(VERSION_HEADER)));
  const hasCookie = COOKIE_KINDS.some((kind) => ctx.cookies.get(getCookieName(config, kind)) !== undefined);
  const authorization = readAuthorization(ctx, hasCookie);
  // With an embed token, ignore the session of a user signed in to Vanbook in the same browser.
  const isByToken = authorization !== undefined && isToken(authorization);
  const token = isByToken ? null : (ctx.cookies.get(getCookieName(config)) ?? null);
  const page = {
    origin: ctx.get("Origin") || undefined,
    fetchSite: ctx.get("Sec-Fetch-Site") || undefined,
    clientHeader: ctx.get("X-Vanbook-Client") || undefined,
    self: getOwnOrigin(ctx, config.secure),
    hasCookie,
    isForm: !operation.takesForm && !isJsonOrEmpty(ctx.req),
  };
  if (ctx.method !== "GET" && !authorization) checkOrigin(page, config.origins);
  const secret = authorization ?? token;
  const asking = {
    authorization,
    token,
    address: ctx.ip,
    ...detectAskingPage(page, config.origins, ctx.get(FRAME_HEADER)),
  };
  const authenticateCaller = () => authenticate(db, asking, config.embedOrigins);
  const principal = operation.isPublic ? undefined : await authenticateCaller();
  ctx.state.principal = principal;
  if (principal) markCompany(principal.companyId);
  // Count only known callers: invented secrets would fill the memory with counters.
  if (principal && secret) await countRequest(secret, principal.token?.maker);
  const query = new URLSearchParams(ctx.querystring);
  const isNamedClient = page.clientHeader !== undefined;
  // Older clients send names that the documents don't have, and no X-Vanbook-Client.
  const ignoredNames = isDocumented(operation.path) && !isNamedClient ? new Set<string>() : undefined;
  const sentRequest = { message: ctx.req, query, path, isNamedClient, ignoredNames };
  const { key, body, input } = await readRequest(operation, principal, sentRequest).finally(() => {
    if (ignoredNames?.size) ctx.set(IGNORED_HEADER, writeIgnoredNames(ignoredNames));
  });
  const call = {
    ...input,
    principal,
    db,
    config,
    signal: createAbortSignal(ctx),
    client: describeClient(ctx, config, token),
    following: {
      lastEventId: ctx.get("Last-Event-ID") || undefined,
      isOpen,
      isStillAllowed: () => hasPassed(async () => operation.authorize(await authenticateCaller())),
    },
  };
  const accept = (types: string[]) => chooseType(ctx, types);
  if (key === undefined || principal === undefined)
    return { ...(await operation.answer(call, accept)), principal };
  // Hash the request as it was sent: the contract's defaults may change between two attempts.
  const sentValues = { query: { ...path, ...Object.fromEntries(query) }, body };
  const hash = await hashLargeRequest(
    operation.id,
    principal.token ? { ...sentValues, body: withLockedValues(principal, body) } : sentValues,
  );
  const request = { principal, operation: operation.id, key, hash };
  const storedAnswer = await runIdempotently(db, request, (trx) =>
    operation.answer({ ...call, db: trx }, accept),
  );
  if (storedAnswer.isReplay) ctx.set("Idempotency-Replayed", "true");
  return { type: "application/json", body: storedAnswer.body, principal };
}

async function hasPassed(check: () => Promise<void>): Promise<boolean> {
  return check().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
}

/**
 * The hash includes the values that the server sets for a token: two customers of one partner may
 * send the same body for different parties.
 */
function withLockedValues({ party, token }: Principal, body: unknown) {
  return { party, locked: token?.locked, body };
}

export async function readRequest(
  operation: BoundOperation,
  principal: Principal | undefined,
  { message, query, path, isNamedClient, ignoredNames }: SentRequest,
) {
  checkParameterCount(query);
  if (principal) operation.authorize(principal);
  const key = readIdempotencyKey(message.headers, operation.idempotencyKey);
  const body = await operation.readBody?.(message, message.headers["content-type"], ignoredNames);
  const input = await operation.input({ query, path, body, isNamedClient }, principal, ignoredNames);
  return { key, body, input };
}

interface Serving {
  db: Knex;
  config: Config;
  countRequest: CountRequest;
  /** False while the server is stopping. */
  isOpen: () => boolean;
}

interface SentRequest {
  message: IncomingMessage;
  query: URLSearchParams;
  path: Record<string, string | undefined>;
  isNamedClient?: boolean;
  ignoredNames?: IgnoredNames;
}

/**
 * Browsers let pages of other sites send forms and plain text without asking, but not JSON. Many
 * clients declare a form when they send an empty body.
 */
function isJsonOrEmpty({ headers }: IncomingMessage): boolean {
  const isEmpty = headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
  return isEmpty || JSON_TYPE.test(headers["content-type"] ?? "");
}

/**
 * The Basic header beside a cookie of ours is for a proxy that asks for a password: browsers then
 * send it with every request.
 */
function readAuthorization(ctx: Context, hasCookie: boolean): string | undefined {
  const authorization = ctx.get("Authorization");
  return authorization === "" || (hasCookie && /^basic\b/i.test(authorization)) ? undefined : authorization;
}

/**
 * Parameters of an accepted type say nothing about our types, but only the same ones would match:
 * many clients ask for `application/json; charset=utf-8`.
 */
function chooseType(ctx: Context, types: string[]): string | false {
  const { accept } = ctx.headers;
  if (accept?.includes(";")) ctx.headers.accept = accept.replaceAll(TYPE_PARAMETER, "");
  return ctx.accepts(types) as string | false;
}

function describeClient(ctx: Context, config: Config, token: string | null): Client {
  const browser = ctx.cookies.get(getCookieName(config, "browser"));
  const step = ctx.cookies.get(getCookieName(config, "sign_in"));
  return {
    address: ctx.ip,
    userAgent: ctx.get("User-Agent").slice(0, 1000),
    requestId: ctx.state.requestId as string,
    token,
    setToken: (next) => setCookie(getCookieName(config), next ?? "", next === null ? 0 : SESSION_LIFE / 1000),
    step: step ?? null,
    setStep: (next) =>
      setCookie(getCookieName(config, "sign_in"), next ?? "", next === null ? 0 : STEP_LIFE / 1000),
    browser: browser !== undefined && /^[\w-]{43}$/.test(browser) ? browser : null,
    setBrowser: (next) => setCookie(getCookieName(config, "browser"), next, YEAR_SECONDS),
  };

  function setCookie(name: string, value: string, maxAge: number) {
    // Max-Age counts from when the browser gets the cookie; Expires would depend on the browser's
    // clock and the Date header.
    const parts = [`${name}=${value}`, "Path=/", `Max-Age=${maxAge}`, "HttpOnly", "SameSite=Lax"];
    ctx.append("Set-Cookie", [...parts, ...(config.secure ? ["Secure"] : [])].join("; "));
  }
}

function createAbortSignal(ctx: Context): AbortSignal {
  const controller = new AbortController();
  ctx.res.once("close", () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * With the `__Host-` prefix, browsers let no other host set this cookie; the prefix requires HTTPS.
 */
function getCookieName(config: Config, kind: (typeof COOKIE_KINDS)[number] = "session") {
  return config.secure ? `__Host-vanbook_${kind}` : `vanbook_${kind}`;
}

/** Any parameter but the weight `q`. */
const TYPE_PARAMETER = /;\s*(?!q\s*=)[\w.-]+\s*=\s*("[^"]*"|[^\s;,"]*)/gi;
/** Vanbook's page in a frame sends the origin of the surrounding page in this header. */
export const FRAME_HEADER = "X-Vanbook-Frame";
const COOKIE_KINDS = ["session", "browser", "sign_in"] as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60; // in seconds
