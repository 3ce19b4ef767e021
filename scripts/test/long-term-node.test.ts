import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { chooseNodeTests, listServerTests, LONG_TERM_RELEASE, NODE_HEAVY_FILES } from "./long-term-node.mjs";

const ROOT_FOLDER = join(import.meta.dirname, "../..");

it("the second run has the release of Node that the image has", () => {
  const [image] = /^FROM node:\d+/m.exec(readFileSync(join(ROOT_FOLDER, "deploy/Dockerfile"), "utf8")) ?? [];
  expect(image).toBe(`FROM node:${LONG_TERM_RELEASE.split(".")[0]}`);
});

it("the second run takes the files without a database, and those in which Node does the work", () => {
  const databaseFiles = new Set([
    "packages/server/app.test.ts",
    "packages/server/books/posting/post.test.ts",
  ]);
  const files = chooseNodeTests(listServerTests(), databaseFiles);
  for (const file of [
    "packages/server/http/body.test.ts",
    "tests/contract/words.test.ts",
    ...NODE_HEAVY_FILES,
  ])
    expect(files).toContain(file);
  expect(files).not.toContain("packages/server/books/posting/post.test.ts");
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(existsSync(join(ROOT_FOLDER, file)), file).toBe(true);
});
