import { join } from "node:path";
import { build } from "../project/build.mjs";
import { call, callQuietly } from "../project/call.mjs";
import { generateIfChanged } from "../project/generated.mjs";
import { root } from "../project/root.mjs";

/**
 * Checks that only read the sources. They are slow, and no test waits for them, so they get the
 * lowest priority. The short run checks only types: the rest takes four minutes of a core, and
 * changes nothing that a user sees.
 */
export function listReadingChecks({ isWhole }) {
  const makeScriptCheck = (name) => () =>
    callQuietly("npm", ["run", "--silent", name], { env: { REDOCLY_TELEMETRY: "off" } });
  const format = { name: "format", run: makeScriptCheck("format:check") };
  const prose = { name: "prose", run: makeScriptCheck("prose") };
  if (!isWhole) return [{ name: "types", run: checkTypesAtOnce }, format, prose];
  return [
    { name: "types and lint", run: makeScriptCheck("lint") },
    format,
    prose,
    { name: "imports", run: makeScriptCheck("imports") },
    {
      name: "unused code",
      // Generated files are not in Git, but what they import counts as used.
      run: () => callQuietly(join(root, "node_modules/.bin/knip"), ["--no-progress", "--no-gitignore"]),
    },
    { name: "spec lint", run: makeScriptCheck("spec:lint") },
  ];
}

/**
 * Checks all sources as one program, in half the time of `npm run typecheck`. Only the whole run
 * checks that each package uses nothing that its platform lacks.
 */
function checkTypesAtOnce() {
  const args = ["--singleThreaded", "--project", "tsconfig.all.json"];
  return callQuietly(join(root, "node_modules/.bin/tsc"), args);
}

export function generateChecks() {
  return [{ name: "generated files", run: makePassingCheck(generateIfChanged) }];
}

export function buildChecks() {
  return [
    { name: "the contract breaks nobody", run: makeProgramCheck("scripts/contract-report.mjs", "--check") },
    { name: "build", run: makePassingCheck(build) },
    { name: "sizes", run: makeProgramCheck("scripts/sizes.mjs") },
  ];
}

/**
 * The packages as partners install them, needed by the proofs; packed once here, because several
 * proofs would pack them at the same time.
 */
export function packChecks() {
  return [{ name: "packages are packed", run: makeProgramCheck("scripts/pack.mjs") }];
}

function makePassingCheck(work) {
  return () => work().then(() => ({ ok: true, output: "" }));
}

function makeProgramCheck(...args) {
  return () => call(process.execPath, args);
}
