import { randomBytes } from "node:crypto";
import type { Context } from "koa";

/** Security headers of every response; each page also gets a content security policy with its own nonce. */
export function secureHeaders(ctx: Context, secure: boolean): void {
  ctx.set({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "Content-Security-Policy": `${NOTHING}; frame-ancestors 'none'`,
  });
  if (secure) ctx.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

/**
 * Content security policy with a nonce: the page runs only its own scripts and styles, and no injected
 * ones; map tiles may come from `tileOrigin`. `framedBy` says who may show the page in a frame.
 */
export function pagePolicy(ctx: Context, tileOrigin: string | undefined, framedBy = "'none'"): string {
  const nonce = randomBytes(16).toString("base64");
  ctx.set(
    "Content-Security-Policy",
    [
      NOTHING,
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      ["img-src 'self' data: blob:", ...(tileOrigin ? [tileOrigin] : [])].join(" "),
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      // For the preview of a frame under Partners.
      "frame-src 'self'",
      "form-action 'self'",
      `frame-ancestors ${framedBy}`,
    ].join("; "),
  );
  return nonce;
}

/**
 * Allows other sites to show a page in a frame. Until `pagePolicy` sets its own policy, the page may only
 * have text.
 */
export function framedHeaders(ctx: Context): void {
  ctx.remove("X-Frame-Options");
  ctx.set("Content-Security-Policy", `${NOTHING}; frame-ancestors *`);
}

/**
 * Content security policy of scripts, which applies when they run as workers: the worker that creates PDF
 * files loads fonts, and the text shaping for Hindi and Malayalam (WebAssembly), from its own origin.
 */
export function workerPolicy(ctx: Context): void {
  ctx.set(
    "Content-Security-Policy",
    `${NOTHING}; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'`,
  );
}

/**
 * The start of every policy: anything not allowed by a later directive is blocked, and a page can't change
 * its base URL.
 */
export const NOTHING = "default-src 'none'; object-src 'none'; base-uri 'none'";
