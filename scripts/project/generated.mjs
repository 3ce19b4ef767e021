import { join } from "node:path";
import { call } from "./call.mjs";
import { unlessFresh } from "./fresh.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

/** Makes the generated files, which are not in git, unless none of their sources has changed since. */
export async function generateIfChanged() {
  await unlessFresh("generated files", SOURCES, "packages/server/generated/contract.json", generate, {
    without: "generated",
  });
}

async function generate() {
  const { ok, output } = await call(process.execPath, [
    join(root, "scripts/generate.mjs"),
    "--only-untracked",
  ]);
  if (!ok) throw new ProjectProblem(`The generated files could not be made:\n${output}`);
}

/** What scripts/generate.mjs reads. */
const SOURCES = [
  "openapi.yaml",
  "openapi",
  "packages/server",
  "packages/sdk",
  "packages/widgets",
  "packages/app/text",
  "scripts",
];
