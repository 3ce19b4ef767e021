import type { Context } from "koa";

/** Says whether pages of an origin may read responses, and is notified of origins that were refused. */
export interface Origins {
  isAllowed(origin: string): Promise<boolean>;
  refused(origin: string): void;
}

/**
 * CORS: lets pages of the allowed origins call the API with a key or token, but never with cookies: a page
 * can't read the response to a request with cookies. Returns true if the request was a preflight, which is
 * then answered.
 */
export async function answerOrigin(ctx: Context, origins: Origins): Promise<boolean> {
  if (!ctx.path.startsWith("/api/")) return false;
  // Also set for origins that are not allowed; otherwise a cache could serve one origin's response to
  // another.
  ctx.vary("Origin");
  const origin = ctx.get("Origin");
  // Our own pages send Origin when they write; they need no permission.
  if (origin === "" || origin.endsWith(`://${ctx.host}`)) return false;
  const isPreflight = ctx.method === "OPTIONS" && ctx.get("Access-Control-Request-Method") !== "";
  if (!(await origins.isAllowed(origin))) {
    if (isPreflight) origins.refused(origin);
    return false;
  }
  ctx.set("Access-Control-Allow-Origin", origin);
  if (!isPreflight) {
    ctx.set("Access-Control-Expose-Headers", READABLE);
    return false;
  }
  ctx.set({
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": SENDABLE,
    "Access-Control-Max-Age": "600",
  });
  ctx.status = 204;
  return true;
}

/** Headers that the SDK sends. */
const SENDABLE = "Accept, Authorization, Content-Type, Idempotency-Key, Vanbook-Version, X-Vanbook-Client";

/**
 * Headers that the SDK reads in addition to the CORS-safelisted ones: server time, retry delay, request id
 * for support.
 */
const READABLE =
  "Content-Disposition, Date, Idempotency-Replayed, Retry-After, Vanbook-Version, X-Request-Id";
