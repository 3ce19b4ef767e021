import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import type { Knex } from "knex";
import Koa, { type Context } from "koa";
import compress from "koa-compress";
import type { Logger } from "pino";
import { bind } from "./bind.ts";
import { callOperation, FRAME } from "./call.ts";
import { channels, markedAs, type RequestEnded } from "../channels.ts";
import { now } from "../clock.ts";
import type { Config } from "../config.ts";
import { answerOrigin } from "../auth/cors-headers.ts";
import { createOrigins } from "../auth/allowed-origins.ts";
import { isSilent } from "../db/silence.ts";
import { EVENT_STREAM } from "./event-stream.ts";
import { errorBody, listed, toProblem } from "./errors.ts";
import { secureHeaders } from "./headers.ts";
import { reasonOf } from "./log.ts";
import { operationRouter, type AnswerOperation } from "./bind.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { isManual, serveManual } from "./manual.ts";
import { isOpenapiDocument, serveOpenapiDocument } from "./openapi-document.ts";
import { servePages } from "./pages.ts";
import { ownOrigin } from "../auth/origin.ts";
import { errorsPage, isReference, serveReference } from "./reference.ts";
import { createRequestLimit } from "./request-limit.ts";
import { servedContract } from "../contract/served-contract.ts";

export interface HttpAppOptions {
  db: Knex;
  config: Config;
  log: Logger;
  /** False while the server is stopping. */
  isOpen?: () => boolean;
  /** The handlers by operation; the compiler has checked them against the contract (`Routes`). */
  routes: object;
}

/** The HTTP application: every operation of the contract, and the app's pages. */
export function createHttpApp({ db, config, log, isOpen = () => true, routes }: HttpAppOptions): Koa {
  const countRequest = createRequestLimit(config.requestsPerMinute);
  const app = new Koa({ proxy: config.proxies > 0, maxIpsCount: config.proxies });
  const origins = createOrigins(db, config, log);
  const helpPage = errorsPage(config.manualDir);
  let hasWarned = false;
  app.silent = true; // errors are logged once, by `respond`
  app.use(respond);
  app.use(
    compress({
      threshold: 1024,
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
      gzip: { level: 6 },
      deflate: false,
    }),
  );
  const { spec, validator } = servedContract();
  app.use(operationRouter(bind(spec, routes, config, validator), serve));
  app.use(serveRest);
  return app;

  /** Sets the request id and headers, converts errors to responses (only here) and writes one log line. */
  async function respond(ctx: Context, next: () => Promise<void>) {
    const begun = performance.now();
    const { method } = ctx;
    if (method === "HEAD") ctx.method = "GET"; // handled as GET; the body is removed at the end
    ctx.state.requestId = requestIdOf(ctx, config);
    ctx.set("X-Request-Id", ctx.state.requestId as string);
    ctx.set("Date", now().toUTCString()); // clients calculate a token's expiry from it
    secureHeaders(ctx, config.secure);
    warnOfProxy(ctx);
    try {
      if (!(await answerOrigin(ctx, origins))) await next();
    } catch (error) {
      const found = toProblem(error);
      ctx.status = found.status;
      ctx.type = "application/json";
      ctx.set("Cache-Control", "no-store");
      if (found.status === 503 || found.detail.retryAfter)
        ctx.set("Retry-After", String(found.detail.retryAfter ?? 1));
      ctx.body = errorBody(found, ctx.state.requestId as string, helpPage);
      ctx.state.problem = found.code;
      const line = {
        requestId: ctx.state.requestId as string,
        operation: ctx.state.operation as string | undefined,
        ...who(ctx),
        ...(NAMES_ORIGIN.has(found.code) && { origin: (ctx.get(FRAME) || ctx.get("Origin")).slice(0, 200) }),
      };
      if (found.status === 500) log.error({ ...line, err: error }, found.code);
      else if (found.status === 503) log.warn({ ...line, reason: reasonOf(error) }, found.code);
      else if (WATCHED.has(found.code)) log.warn(line, found.code);
    } finally {
      ctx.method = method;
      // A proxy must not reuse this connection while the server is stopping.
      if (!isOpen()) ctx.set("Connection", "close");
      const { requestId, operation, problem: code } = ctx.state as RequestState;
      const { path, status } = ctx;
      const milliseconds = performance.now() - begun;
      const ms = Math.round(milliseconds * 10) / 10;
      log.info({ requestId, operation, method, path, status, ms, problem: code, ...who(ctx) }, "request");
      const via = (ctx.state.principal as Principal | undefined)?.via;
      const ended: RequestEnded = { requestId, operation, method, status, milliseconds, via, problem: code };
      if (channels.request.hasSubscribers) channels.request.publish(ended);
    }
  }

  /** Warns once if a proxy passes on requests although no proxy is trusted: all its clients then share one address. */
  function warnOfProxy(ctx: Context) {
    if (hasWarned || config.proxies > 0 || ctx.get("X-Forwarded-For") === "") return;
    hasWarned = true;
    log.warn({ address: ctx.ip }, PROXY_UNTRUSTED);
  }

  async function serve(...[ctx, operation, path]: Parameters<AnswerOperation>) {
    ctx.state.operation = operation.id;
    ctx.set("Cache-Control", "no-store");
    if (!isOpen() && operation.id !== "health.live") throw problem("NOT_READY");
    // Fail fast while the database is down; only health checks pass.
    if (!operation.id.startsWith("health.") && isSilent(db))
      throw problem("DATABASE_UNAVAILABLE", { retryAfter: 1 });
    const context = { db, config, countRequest, isOpen };
    const mark = { requestId: ctx.state.requestId as string, operation: operation.id };
    const answered = await markedAs(mark, () => callOperation(ctx, operation, path, context)).catch(
      (error: unknown) => {
        throw listed(error, operation);
      },
    );
    if (answered.name !== undefined) ctx.attachment(answered.name);
    ctx.type = answered.type;
    ctx.body = answered.body;
    if (answered.type === EVENT_STREAM) {
      ctx.compress = false; // compression would buffer events
      ctx.set("X-Accel-Buffering", "no"); // and so would nginx
    }
    if (typeof answered.body !== "string" && !Buffer.isBuffer(answered.body))
      endWithSource(ctx, answered.body);
  }

  /** Serves all other paths: the contract, its reference, the manual, and the app's pages. */
  async function serveRest(ctx: Context) {
    if (isOpenapiDocument(ctx.path)) return serveOpenapiDocument(ctx);
    if (isReference(ctx.path)) return serveReference(ctx, config.manualDir);
    if (ctx.path.startsWith("/api/") || !config.appDir) throw problem("UNKNOWN_OPERATION");
    if (isManual(ctx.path)) return serveManual(ctx, config.manualDir);
    await servePages(ctx, config.appDir, {
      origins,
      self: ownOrigin(ctx, config.secure),
      tileOrigin: config.mapTiles?.origin,
    });
  }

  /**
   * A response that has started can't become an error. Cut the connection, so no client takes half a file
   * for the whole.
   */
  function endWithSource(ctx: Context, source: NodeJS.ReadableStream) {
    source.on("error", (error) => {
      log.error({ requestId: ctx.state.requestId as string, err: error }, "The response was cut off.");
      ctx.res.destroy();
    });
  }
}

const PROXY_UNTRUSTED =
  "Requests carry X-Forwarded-For, but VANBOOK_PROXIES is 0: behind a proxy all callers have its address, and one limit on failed sign-ins. Set it to the number of proxies in front of the server.";

/** The request id from a trusted proxy, which may have it in its own log; ids from other clients are ignored. */
function requestIdOf(ctx: Context, { proxies }: Config): string {
  const given = proxies > 0 ? ctx.get("X-Request-Id") : "";
  return /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** What is recorded about a request while it is handled. */
interface RequestState {
  requestId: string;
  operation?: string;
  problem?: string;
}

function who(ctx: Context) {
  const principal = ctx.state.principal as Principal | undefined;
  if (!principal) return { address: ctx.ip };
  const { companyId: company, userId: user, via, keyId } = principal;
  // For a token, log the key that created it, because a partner's requests are counted by key.
  return { address: ctx.ip, company, user, via, ...(keyId !== null && { key: keyId }) };
}

/** Refusals whose log line names the page's origin. */
const NAMES_ORIGIN: ReadonlySet<string> = new Set(["ORIGIN_FORBIDDEN", "KEY_IN_PAGE"]);

/** Refusals to investigate if they become frequent. */
const WATCHED: ReadonlySet<string> = new Set([
  "COMPANY_MISMATCH",
  "CSRF_REFUSED",
  "ROLE_FORBIDDEN",
  "RATE_LIMITED",
  "TOO_MANY_REQUESTS",
  "KEY_INVALID",
  "ADDRESS_FORBIDDEN",
  "TOKEN_INVALID",
  "TOKEN_FORBIDDEN",
  "ORIGIN_FORBIDDEN",
  "KEY_IN_PAGE",
  "LOCKED_PARAMETER",
]);
