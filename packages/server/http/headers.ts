import { randomBytes } from "node:crypto";
import type { Context } from "koa";

export function setSecurityHeaders(ctx: Context, secure: boolean): void {
  ctx.set({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "Content-Security-Policy": `${NOTHING_ALLOWED}; frame-ancestors 'none'`,
  });
  if (secure) ctx.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

/**
 * Sets a policy with a nonce: the page runs only its own scripts and styles. Map tiles may come
 * from `tileOrigin`; `framedBy` says who may show the page in a frame.
 */
export function setPagePolicy(ctx: Context, tileOrigin: string | undefined, framedBy = "'none'"): string {
  const nonce = randomBytes(16).toString("base64");
  ctx.set(
    "Content-Security-Policy",
    [
      NOTHING_ALLOWED,
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

/** Other sites may frame the page. Until `setPagePolicy` runs, it may only have text. */
export function allowFraming(ctx: Context): void {
  ctx.remove("X-Frame-Options");
  ctx.set("Content-Security-Policy", `${NOTHING_ALLOWED}; frame-ancestors *`);
}

/**
 * The policy of scripts applies when they run as workers: the PDF worker loads fonts and
 * WebAssembly for shaping Hindi and Malayalam from its own origin.
 */
export function setWorkerPolicy(ctx: Context): void {
  ctx.set(
    "Content-Security-Policy",
    `${NOTHING_ALLOWED}; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'`,
  );
}

/** Starts each policy: blocks what no later directive allows, and a change of the base URL. */
export const NOTHING_ALLOWED = "default-src 'none'; object-src 'none'; base-uri 'none'";
