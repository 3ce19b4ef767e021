import { join } from "node:path";
import { build } from "../project/build.mjs";
import { call, callQuietly } from "../project/call.mjs";
import { generateIfChanged } from "../project/generated.mjs";
import { root } from "../project/root.mjs";

/**
 * Checks that only read the sources. They are slow, and no test waits for them, so they get the lowest
 * priority. The short run checks only types: the rest takes four minutes of a core, and changes nothing that
 * a user sees.
 */
export function readingChecks({ isWhole }) {
  const script = (name) => () =>
    callQuietly("npm", ["run", "--silent", name], { env: { REDOCLY_TELEMETRY: "off" } });
  const format = { name: "format", run: script("format:check") };
  const prose = { name: "prose", run: script("prose") };
  if (!isWhole) return [{ name: "types", run: checkTypesAtOnce }, format, prose];
  return [
    { name: "types and lint", run: script("lint") },
    format,
    prose,
    { name: "imports", run: script("imports") },
    {
      name: "unused code",
      // Git has no generated files, but their imports count as used.
      run: () => callQuietly(join(root, "node_modules/.bin/knip"), ["--no-progress", "--no-gitignore"]),
    },
    { name: "spec lint", run: script("spec:lint") },
  ];
}

/**
 * Checks all sources as one program, in half the time of `npm run typecheck`. That a package uses only what its
 * surroundings have (the server no page, say) is left to the whole run.
 */
function checkTypesAtOnce() {
  const args = ["--singleThreaded", "--project", "tsconfig.all.json"];
  return callQuietly(join(root, "node_modules/.bin/tsc"), args);
}

/** The files that everything else needs, including types and lint. */
export function generateChecks() {
  return [{ name: "generated files", run: succeeding(generateIfChanged) }];
}

/** The builds that the browser tests wait for. */
export function buildChecks() {
  return [
    { name: "the contract breaks nobody", run: program("scripts/contract-report.mjs", "--check") },
    { name: "build", run: succeeding(build) },
    { name: "sizes", run: program("scripts/sizes.mjs") },
  ];
}

/**
 * The packages as partners install them, needed by the proofs; packed once here, because several proofs
 * would pack them at the same time.
 */
export function packChecks() {
  return [{ name: "packages are packed", run: program("scripts/pack.mjs") }];
}

/** A check that passes unless the work throws. */
function succeeding(work) {
  return () => work().then(() => ({ ok: true, output: "" }));
}

function program(...args) {
  return () => call(process.execPath, args);
}
