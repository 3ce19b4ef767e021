import { join } from "node:path";
import { build } from "../project/build.mjs";
import { call, callQuietly } from "../project/call.mjs";
import { generateIfChanged } from "../project/generated.mjs";
import { root } from "../project/root.mjs";

/**
 * What reads the sources only. It is slow, and no test waits for it, so it gets the lowest priority. The short run looks at types alone:
 * the rest takes four minutes of a core, and changes nothing that a user sees.
 */
export function readingChecks({ isWhole }) {
  const script = (name) => () =>
    callQuietly("npm", ["run", "--silent", name], { env: { REDOCLY_TELEMETRY: "off" } });
  const format = { name: "format", run: script("format:check") };
  if (!isWhole) return [{ name: "types", run: script("typecheck") }, format];
  return [
    { name: "types and lint", run: script("lint") },
    format,
    { name: "imports", run: script("imports") },
    {
      name: "unused code",
      // Git has no generated files; what they import is used all the same.
      run: () => callQuietly(join(root, "node_modules/.bin/knip"), ["--no-progress", "--no-gitignore"]),
    },
    { name: "spec lint", run: script("spec:lint") },
  ];
}

/** What everything else reads: types and lint too. */
export function generateChecks() {
  return [{ name: "generated files", run: succeeding(generateIfChanged) }];
}

/** What the tests of the browser wait for. */
export function buildChecks() {
  return [
    { name: "the contract breaks nobody", run: program("scripts/contract-report.mjs", "--check") },
    { name: "build", run: succeeding(build) },
    { name: "sizes", run: program("scripts/sizes.mjs") },
  ];
}

/** What the proofs wait for: the packages as partners install them, which several would pack at once. */
export function packChecks() {
  return [{ name: "packages are packed", run: program("scripts/pack.mjs") }];
}

/** A check that has passed when the work has not thrown. */
function succeeding(work) {
  return () => work().then(() => ({ ok: true, output: "" }));
}

function program(...args) {
  return () => call(process.execPath, args);
}
