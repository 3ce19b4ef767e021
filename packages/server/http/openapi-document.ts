import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Context } from "koa";
import { problem } from "@vanbook/sdk/problem";

/** Whether a path is the contract's own. */
export function isOpenapiDocument(path: string): boolean {
  return DOCUMENTS.has(path);
}

/** The contract as this server holds to it, as JSON or YAML. It says nothing that is secret, so pages of any origin may read it. */
export async function serveOpenapiDocument(ctx: Context): Promise<void> {
  if (ctx.method !== "GET") throw problem("METHOD_NOT_ALLOWED");
  const document = DOCUMENTS.get(ctx.path);
  if (!document) throw problem("NOT_FOUND");
  const { text, etag } = await (kept[document.file] ??= read(document.file));
  ctx.set({
    ETag: etag,
    "Cache-Control": "no-cache",
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  ctx.type = document.type;
  ctx.status = 200; // before `fresh`, which knows no other
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = text;
  ctx.compress = true; // that YAML is a text is not known to all
}

/** Read once a process: they change with the program. */
const kept: Record<string, Promise<{ text: string; etag: string }>> = {};

async function read(file: string) {
  const text = await readFile(new URL(file, GENERATED), "utf8");
  // Weak: compressed and not, it is the same document.
  return { text, etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

const DOCUMENTS: ReadonlyMap<string, { file: string; type: string }> = new Map([
  ["/openapi.json", { file: "contract.json", type: "application/json" }],
  ["/openapi.yaml", { file: "openapi.yaml", type: "application/yaml" }],
]);

// The generated files are one folder up, both from the bundle (dist/main.js) and from the source.
const GENERATED = new URL("../generated/", import.meta.url);
