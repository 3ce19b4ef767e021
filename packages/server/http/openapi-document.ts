import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Context } from "koa";
import { problem } from "@vanbook/sdk/problem";

export function isOpenapiDocument(path: string): boolean {
  return DOCUMENT_FILES.has(path);
}

/** The contract has no secrets, so pages of any origin may read it. */
export async function serveOpenapiDocument(ctx: Context): Promise<void> {
  if (ctx.method !== "GET") throw problem("METHOD_NOT_ALLOWED");
  const document = DOCUMENT_FILES.get(ctx.path);
  if (!document) throw problem("NOT_FOUND");
  const { text, etag } = await (documentCache[document.file] ??= read(document.file));
  ctx.set({
    ETag: etag,
    "Cache-Control": "no-cache",
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  ctx.type = document.type;
  ctx.status = 200; // must be set before `fresh`, which is true only for a successful status
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = text;
  ctx.compress = true; // YAML is not always recognized as compressible text
}

/** Read once per process: the files change only with a new build. */
const documentCache: Record<string, Promise<{ text: string; etag: string }>> = {};

async function read(file: string) {
  const text = await readFile(new URL(file, GENERATED_URL), "utf8");
  // Weak, because the document is the same with and without compression.
  return { text, etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

const DOCUMENT_FILES: ReadonlyMap<string, { file: string; type: string }> = new Map([
  ["/openapi.json", { file: "contract.json", type: "application/json" }],
  ["/openapi.yaml", { file: "openapi.yaml", type: "application/yaml" }],
]);

// One folder up, both from the bundle (dist/main.js) and from the source.
const GENERATED_URL = new URL("../generated/", import.meta.url);
