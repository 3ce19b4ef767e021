// Checks the compressed size of what a browser loads before the first screen; tests next to the SDK
// and its parts check their own sizes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./project/root.mjs";

const dist = join(root, "packages/app/dist");
const page = readFileSync(join(dist, "index.html"), "utf8");
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) => name);
const measureBytes = (names) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name)), { level: 9 }).length, 0);

/**
 * Sizes on 28 November 2026 plus 5 %: they grow unnoticed, so raise a limit only with the reason in
 * the commit. Bytes after gzip.
 */
const budgets = [
  {
    name: "scripts with their styles before the first screen",
    limit: 169_700,
    size: measureBytes(first.filter((name) => name.endsWith(".js"))),
  },
  {
    name: "style sheets before the first screen",
    limit: 1_000,
    size: measureBytes(first.filter((name) => name.endsWith(".css"))),
  },
];

for (const { name, limit, size } of budgets) {
  console.log(`${size > limit ? "TOO LARGE" : "ok"}  ${name}: ${size} of ${limit} bytes`);
  if (size > limit) process.exitCode = 1;
}
// Exports, charts and maps are loaded by the click that needs them.
const early = first.filter((name) => /export|worker|pdf|xlsx|chart|leaflet/i.test(name));
if (early.length > 0) {
  console.log(`TOO EARLY  ${early.join(", ")} of ${readdirSync(join(dist, "assets")).length} files`);
  process.exitCode = 1;
}
