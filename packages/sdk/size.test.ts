import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Bytes after gzip of a script that uses the SDK, its dependencies included. */
async function size(contents: string, external: string[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external,
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).byteLength;
}

test("all of the SDK, every operation and its dependencies included, is small", async () => {
  expect(await size('import * as sdk from "./index.ts"; globalThis.sdk = sdk;')).toBeLessThan(WHOLE);
});

test("what is ours stays small beside it", async () => {
  expect(
    await size('import * as sdk from "./index.ts"; globalThis.sdk = sdk;', ["ky", "openapi-fetch"]),
  ).toBeLessThan(OURS);
});

test("a page that only adds money carries nothing else", async () => {
  expect(await size('import { toPaise } from "./index.ts"; globalThis.toPaise = toPaise;')).toBeLessThan(500);
});

// 12,400 in all: 4,600 of it is ky 1.14.3, 1,000 openapi-fetch 0.17.0 and 2,800 the map of 314 operations (docs/decisions/030-request-parts.md).
// 50 more of ours for the four operations of stock counts: 7,010 with the map of 341 operations.
const WHOLE = 12_500;
const OURS = 7_050;
