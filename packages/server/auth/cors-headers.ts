import type { Context } from "koa";

export interface Origins {
  isAllowed(origin: string): Promise<boolean>;
  refused(origin: string): void;
}

/**
 * Lets pages of the allowed origins call the API with a key or token, but never with cookies: a
 * page can't read the response to such a request. Returns true for a preflight, which is then
 * already answered.
 */
export async function answerOrigin(ctx: Context, origins: Origins): Promise<boolean> {
  if (!ctx.path.startsWith("/api/")) return false;
  // Also set for origins that are not allowed, because a cache could otherwise serve one origin's
  // response to another.
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
    ctx.set("Access-Control-Expose-Headers", READABLE_HEADERS);
    return false;
  }
  ctx.set({
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": SENDABLE_HEADERS,
    "Access-Control-Max-Age": "600",
  });
  ctx.status = 204;
  return true;
}

const SENDABLE_HEADERS =
  "Accept, Authorization, Content-Type, Idempotency-Key, Vanbook-Version, X-Vanbook-Client";

/**
 * In addition to the CORS-safelisted headers, the SDK reads server time, retry delay and the request id
 * for support.
 */
const READABLE_HEADERS =
  "Content-Disposition, Date, Idempotency-Replayed, Retry-After, Vanbook-Version, X-Request-Id, X-Vanbook-Ignored";
