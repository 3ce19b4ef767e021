// The whole run's second run of a part of the server's tests, on the release of Node that the image
// has (deploy/Dockerfile): the run itself may have the oldest release that hosts may use.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { call } from "../project/call.mjs";
import { root } from "../project/root.mjs";
import { DATABASE_FILES_LIST } from "./database-files.mjs";
import { runVitest } from "./vitest-run.mjs";

/** Brought by npm's package `node`, which npx keeps; a release that is at least two weeks old. */
export const LONG_TERM_RELEASE = "24.20.0";

/**
 * Runs the tests that `chooseNodeTests` names, and records the result. Call it after the server's
 * tests: they record which files need a database.
 */
export async function runOnLongTermNode(folder, summary) {
  const name = `tests: server on Node ${LONG_TERM_RELEASE}`;
  const startedAt = performance.now();
  const release = `node@${LONG_TERM_RELEASE}`;
  const { ok, output } = await call("npx", ["--yes", "-p", release, "--", "node", "-p", "process.execPath"]);
  const counts = ok
    ? await runVitest("server", chooseNodeTests(listServerTests(), readDatabaseFiles(folder)), {
        program: output.split("\n").at(-1),
        // A slice of what tries many of one kind: what differs between two releases does so in each.
        env: { VANBOOK_WHOLE: undefined },
      })
    : { passed: 0, failed: 1, failures: [`${name}: npx can't bring ${release}: ${output.split("\n")[0]}`] };
  summary.record({ name, ...counts, files: [], seconds: (performance.now() - startedAt) / 1000 });
}

/**
 * Of the server's test files those without a database, and those with one in which Node itself does
 * the work: HTTP and its compression, cookies and password hashes, calls to webhooks, and threads
 * that make files. The others differ only in SQL.
 */
export function chooseNodeTests(files, databaseFiles) {
  return files.filter((file) => !databaseFiles.has(file) || NODE_HEAVY_FILES.includes(file));
}

export function listServerTests() {
  const inFolders = ["packages/server", "tests/contract"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
      .map((path) => `${folder}/${path}`),
  );
  return [...new Set([...inFolders, ...NODE_HEAVY_FILES])];
}

function readDatabaseFiles(folder) {
  const list = join(folder, DATABASE_FILES_LIST);
  const lines = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  return new Set(lines.filter(Boolean).map((path) => relative(root, path)));
}

export const NODE_HEAVY_FILES = [
  "packages/server/app.test.ts",
  "tests/contract/sign-in.test.ts",
  "tests/events/webhooks.test.ts",
  "tests/files/papers.test.ts",
];
