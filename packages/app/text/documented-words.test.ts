import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DOCUMENTED_WORDS } from "./documented-words.ts";

const REPOSITORY_ROOT = join(import.meta.dirname, "../../..");
const SKIPPED_FILES = /node_modules|dist\/|generated\/|fixtures\/|documented-words|\.(test|test-d|stories)\./;

/** Messages that no screen shows, each with the row of docs/deviations.md that gives the reason. */
const LEFT_OUT: Readonly<Record<string, number>> = {
  "Invalid CompanyID or Empid": 128,
  "CompanyID not found in sessionStorage": 128,
  "Failed to load route details": 171,
  "Unexpected response from server.": 71,
  "CompanyID is required.": 172,
};

const sources = ["packages/app", "packages/widgets", "packages/sdk", "packages/server"]
  .map(readFolderText)
  .join("\n");
const isSaid = (words: string) => ['"', "'", "`"].some((quote) => sources.includes(quote + words + quote));

test.each(DOCUMENTED_WORDS)("the product contains the documented message: %s", (words) => {
  expect(isSaid(words)).toBe(true);
});

test.each(Object.entries(LEFT_OUT))(
  "the message %s is left out, as row %i of the deviations explains",
  (words, row) => {
    const deviations = readFileSync(join(REPOSITORY_ROOT, "docs/deviations.md"), "utf8").split("\n");
    expect(deviations.find((line) => line.startsWith(`| ${row} |`))).toContain(`'${words}'`);
  },
);

/** All sources and catalogues in a folder, except tests and stories. */
function readFolderText(folder: string): string {
  return readdirSync(join(REPOSITORY_ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$|\btext\/.*\.json$/.test(path) && !SKIPPED_FILES.test(path))
    .map((path) => readFileSync(join(REPOSITORY_ROOT, folder, path), "utf8"))
    .join("\n");
}
