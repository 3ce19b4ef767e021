import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import type { Knex } from "knex";
import Koa, { type Context } from "koa";
import compress from "koa-compress";
import type { Logger } from "pino";
import { bind } from "./bind.ts";
import { callOperation, FRAME_HEADER } from "./call.ts";
import { channels, runMarked, type RequestEnded } from "../channels.ts";
import { readClock } from "../clock.ts";
import type { Config } from "../config.ts";
import { answerOrigin } from "../auth/cors-headers.ts";
import { createOrigins } from "../auth/allowed-origins.ts";
import { isSilent } from "../db/silence.ts";
import { EVENT_STREAM } from "./event-stream.ts";
import { buildErrorBody, checkListedCode, promiseRepeat, toProblem } from "./errors.ts";
import { setSecurityHeaders } from "./headers.ts";
import { describeReason } from "./log.ts";
import { createOperationRouter, type AnswerOperation } from "./bind.ts";
import { IDEMPOTENCY_KEY } from "../contract/idempotency.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { isManual, serveManual } from "./manual.ts";
import { isOpenapiDocument, serveOpenapiDocument } from "./openapi-document.ts";
import { servePages } from "./pages.ts";
import { getOwnOrigin } from "../auth/origin.ts";
import { findErrorsPage, isReference, serveReference } from "./reference.ts";
import { createRequestLimit } from "./request-limit.ts";
import { getServedContract } from "../contract/served-contract.ts";

export interface HttpAppOptions {
  db: Knex;
  config: Config;
  log: Logger;
  isOpen?: () => boolean;
  /** By operation; the compiler has checked the handlers against the contract (`Routes`). */
  routes: object;
}

export function createHttpApp({ db, config, log, isOpen = () => true, routes }: HttpAppOptions): Koa {
  const countRequest = createRequestLimit(config.requestsPerMinute);
  const app = new Koa({ proxy: config.proxies > 0, maxIpsCount: config.proxies });
  const origins = createOrigins(db, config, log);
  const helpPage = findErrorsPage(config.manualDir);
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
  const { spec, validator } = getServedContract();
  app.use(createOperationRouter(bind(spec, routes, config, validator), serve));
  app.use(serveRest);
  return app;

  /** Converts errors to responses (the only place) and writes one log line per request. */
  async function respond(ctx: Context, next: () => Promise<void>) {
    const startedAt = performance.now();
    const { method } = ctx;
    if (method === "HEAD") ctx.method = "GET"; // handled as GET; the body is removed at the end
    ctx.state.requestId = chooseRequestId(ctx, config);
    ctx.set("X-Request-Id", ctx.state.requestId as string);
    ctx.set("Date", readClock().toUTCString()); // clients calculate a token's expiry from it
    setSecurityHeaders(ctx, config.secure);
    warnOfProxy(ctx);
    try {
      if (!(await answerOrigin(ctx, origins))) await next();
    } catch (error) {
      const { hasKey } = ctx.state as RequestState;
      const foundProblem = hasKey ? promiseRepeat(toProblem(error)) : toProblem(error);
      ctx.status = foundProblem.status;
      ctx.type = "application/json";
      ctx.set("Cache-Control", "no-store");
      if (foundProblem.status === 503 || foundProblem.detail.retryAfter)
        ctx.set("Retry-After", String(foundProblem.detail.retryAfter ?? 1));
      ctx.body = buildErrorBody(foundProblem, ctx.state.requestId as string, helpPage);
      ctx.state.problem = foundProblem.code;
      const line = {
        requestId: ctx.state.requestId as string,
        operation: ctx.state.operation as string | undefined,
        ...describeCaller(ctx),
        ...(NAMES_ORIGIN.has(foundProblem.code) && {
          origin: (ctx.get(FRAME_HEADER) || ctx.get("Origin")).slice(0, 200),
        }),
      };
      if (foundProblem.status === 500) log.error({ ...line, err: error }, foundProblem.code);
      else if (foundProblem.status === 503)
        log.warn({ ...line, reason: describeReason(error) }, foundProblem.code);
      else if (WATCHED_CODES.has(foundProblem.code)) log.warn(line, foundProblem.code);
    } finally {
      ctx.method = method;
      // A proxy must not reuse this connection while the server is stopping.
      if (!isOpen()) ctx.set("Connection", "close");
      const { requestId, operation, problem: code } = ctx.state as RequestState;
      const { path, status } = ctx;
      const milliseconds = performance.now() - startedAt;
      const ms = Math.round(milliseconds * 10) / 10;
      log.info(
        { requestId, operation, method, path, status, ms, problem: code, ...describeCaller(ctx) },
        "request",
      );
      const via = (ctx.state.principal as Principal | undefined)?.via;
      const endedRequest: RequestEnded = {
        requestId,
        operation,
        method,
        status,
        milliseconds,
        via,
        problem: code,
      };
      if (channels.request.hasSubscribers) channels.request.publish(endedRequest);
    }
  }

  /** Warns once of a proxy if none is trusted: all clients then share one address. */
  function warnOfProxy(ctx: Context) {
    if (hasWarned || config.proxies > 0 || ctx.get("X-Forwarded-For") === "") return;
    hasWarned = true;
    log.warn({ address: ctx.ip }, PROXY_UNTRUSTED);
  }

  async function serve(...[ctx, operation, path]: Parameters<AnswerOperation>) {
    ctx.state.operation = operation.id;
    ctx.state.hasKey = operation.idempotencyKey !== "ignored" && ctx.get(IDEMPOTENCY_KEY) !== "";
    ctx.set("Cache-Control", "no-store");
    if (!isOpen() && operation.id !== "health.live") throw problem("NOT_READY");
    // Fail fast while the database is down; only health checks pass.
    if (!operation.id.startsWith("health.") && isSilent(db))
      throw problem("DATABASE_UNAVAILABLE", { retryAfter: 1 });
    const context = { db, config, countRequest, isOpen };
    const mark = { requestId: ctx.state.requestId as string, operation: operation.id };
    const answer = await runMarked(mark, () => callOperation(ctx, operation, path, context)).catch(
      (error: unknown) => {
        throw checkListedCode(error, operation);
      },
    );
    if (answer.name !== undefined) ctx.attachment(answer.name);
    ctx.type = answer.type;
    ctx.body = answer.body;
    if (answer.type === EVENT_STREAM) {
      ctx.compress = false; // compression would buffer events
      ctx.set("X-Accel-Buffering", "no"); // and so would nginx
    }
    if (typeof answer.body !== "string" && !Buffer.isBuffer(answer.body)) endWithSource(ctx, answer.body);
  }

  async function serveRest(ctx: Context) {
    if (isOpenapiDocument(ctx.path)) return serveOpenapiDocument(ctx);
    if (isReference(ctx.path)) return serveReference(ctx, config.manualDir);
    if (ctx.path.startsWith("/api/") || !config.appDir) throw problem("UNKNOWN_OPERATION");
    if (isManual(ctx.path)) return serveManual(ctx, config.manualDir);
    await servePages(ctx, config.appDir, {
      origins,
      self: getOwnOrigin(ctx, config.secure),
      tileOrigin: config.mapTiles?.origin,
    });
  }

  /** Cut a response that has started, so that no client takes half a file for the whole. */
  function endWithSource(ctx: Context, source: NodeJS.ReadableStream) {
    source.on("error", (error) => {
      log.error({ requestId: ctx.state.requestId as string, err: error }, "The response was cut off.");
      ctx.res.destroy();
    });
  }
}

const PROXY_UNTRUSTED =
  "Requests carry X-Forwarded-For, but VANBOOK_PROXIES is 0: behind a proxy all callers have its address, and one limit on failed sign-ins. Set it to the number of proxies in front of the server.";

/** A trusted proxy may have the request id in its own log. Ids from other clients are ignored. */
function chooseRequestId(ctx: Context, { proxies }: Config): string {
  const givenId = proxies > 0 ? ctx.get("X-Request-Id") : "";
  return /^[\w.-]{8,64}$/.test(givenId) ? givenId : randomUUID();
}

interface RequestState {
  requestId: string;
  operation?: string;
  /** The operation heeds the idempotency key that the request carries. */
  hasKey?: boolean;
  problem?: string;
}

function describeCaller(ctx: Context) {
  const principal = ctx.state.principal as Principal | undefined;
  if (!principal) return { address: ctx.ip };
  const { companyId: company, userId: user, via, keyId } = principal;
  // For a token, log the key that created it: a partner's requests are counted by key.
  return { address: ctx.ip, company, user, via, ...(keyId !== null && { key: keyId }) };
}

const NAMES_ORIGIN: ReadonlySet<string> = new Set(["ORIGIN_FORBIDDEN", "KEY_IN_PAGE"]);

/** Refusals to investigate if they become frequent. */
const WATCHED_CODES: ReadonlySet<string> = new Set([
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
