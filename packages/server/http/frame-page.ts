import { widgetNameFault } from "@vanbook/sdk/partner";
import type { Context } from "koa";
import type { Origins } from "../auth/cors-headers.ts";
import { isOrigin } from "../origin-entries.ts";
import { allowFraming, setPagePolicy } from "./headers.ts";

export interface FrameOptions {
  origins: Origins;
  self: string;
  tileOrigin: string | undefined;
}

export function matchFrameName(path: string): string | undefined {
  return /^\/embed\/([^/]+)$/.exec(path)?.[1];
}

/**
 * Serves `/embed/<name>?origin=https://portal.example`, a page with only this widget, for a frame
 * on pages of that origin. Browsers show it nowhere else (`frame-ancestors`), and each of its
 * requests names the origin (docs/decisions/021). Errors are shown as a text on the page, in a
 * frame of any origin, so the developer of the surrounding page sees them in place of the widget.
 */
export async function serveFrame(ctx: Context, name: string, options: FrameOptions): Promise<void> {
  const { origins, self, tileOrigin } = options;
  allowFraming(ctx);
  ctx.set("Cache-Control", "no-store");
  ctx.type = "text/html; charset=utf-8";
  const fault = widgetNameFault(name);
  if (fault !== undefined) return sendMessagePage(ctx, 404, fault);
  const origin = ctx.URL.searchParams.get("origin") ?? "";
  const isOwn = origin === self;
  if (!isOwn && !isOrigin(origin)) return sendMessagePage(ctx, 400, ORIGIN_NEEDED);
  if (!isOwn && !(await origins.isAllowed(origin))) {
    origins.refused(origin);
    return sendMessagePage(ctx, 403, `Pages of ${origin} may not show this. ${HOW_TO_ALLOW}`);
  }
  const nonce = setPagePolicy(ctx, tileOrigin, isOwn ? "'self'" : origin);
  ctx.body = buildFrameHtml(`<meta property="csp-nonce" nonce="${nonce}" content="${nonce}" />
    <style nonce="${nonce}">body { margin: 0 }</style>
    <script type="module" nonce="${nonce}">
      import { createVanbook } from "/embed/v1/vanbook.js";
      import { drawFramedPage } from "/embed/v1/framed-page.js";
      drawFramedPage(createVanbook);
    </script>`);
}

function sendMessagePage(ctx: Context, status: number, words: string): void {
  ctx.status = status;
  ctx.body = buildFrameHtml("", `<p>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`);
}

function buildFrameHtml(head: string, body = ""): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Vanbook</title>
    ${head}
  </head>
  <body>${body}</body>
</html>
`;
}

const ORIGIN_NEEDED =
  "The address lacks the origin of the page that shows this: ?origin=https://portal.example, or http://localhost:3000 on your own machine.";
const HOW_TO_ALLOW =
  "An administrator of Vanbook allows the origin under Partners, Origins (POST /api/v1/embed-origins).";
