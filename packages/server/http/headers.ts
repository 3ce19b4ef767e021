import { randomBytes } from "node:crypto";
import type { Context } from "koa";

/** Security headers of every response; a page has a content security policy with its own nonce. */
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
 * Content security policy with a nonce: the page runs its own scripts and styles, and nothing injected into it; the maps' tiles come from an
 * origin of their own. `framedBy` is who may show it in a frame.
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
      // The preview of a frame under Partners.
      "frame-src 'self'",
      "form-action 'self'",
      `frame-ancestors ${framedBy}`,
    ].join("; "),
  );
  return nonce;
}

/** A page in a frame of other sites; of words alone where it has no policy of its own. */
export function framedHeaders(ctx: Context): void {
  ctx.remove("X-Frame-Options");
  ctx.set("Content-Security-Policy", `${NOTHING}; frame-ancestors *`);
}

/**
 * Content security policy of a script, which counts where it runs as a worker: the one that makes PDF files reads fonts, and what shapes
 * texts of Hindi and Malayalam (WebAssembly) from where it came from.
 */
export function workerPolicy(ctx: Context): void {
  ctx.set(
    "Content-Security-Policy",
    `${NOTHING}; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'`,
  );
}

/** What every policy begins with: nothing is loaded that is not named after it, and a page's addresses count from its own. */
export const NOTHING = "default-src 'none'; object-src 'none'; base-uri 'none'";
