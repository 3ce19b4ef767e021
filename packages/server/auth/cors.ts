import type { Context } from "koa";

/**
 * Lets pages of the configured origins call the API with a key or token. Cookies are never part of it: the answer to a call that
 * brought some can't be read there. True when the request was only the browser's question whether it may ask.
 */
export function answerOrigin(ctx: Context, origins: readonly string[]): boolean {
  if (origins.length === 0 || !ctx.path.startsWith("/api/")) return false;
  // Also where nothing is allowed, or a cache in between would hand one origin's answer to the next.
  ctx.vary("Origin");
  const origin = ctx.get("Origin");
  if (!origins.includes(origin)) return false;
  ctx.set("Access-Control-Allow-Origin", origin);
  if (ctx.method !== "OPTIONS" || !ctx.get("Access-Control-Request-Method")) {
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

/** What the SDK sends. */
const SENDABLE = "Accept, Authorization, Content-Type, Idempotency-Key, X-Vanbook-Client";

/** What it reads besides what every page may: the server's clock, when to try again, what to tell the support. */
const READABLE = "Content-Disposition, Date, Idempotency-Replayed, Retry-After, X-Request-Id";
