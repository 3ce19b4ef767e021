import { join } from "node:path";
import { call } from "./call.mjs";
import { runUnlessFresh } from "./fresh.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

export async function generateIfChanged() {
  await runUnlessFresh(
    "generated files",
    GENERATE_SOURCES,
    "packages/server/generated/contract.json",
    generate,
    {
      without: "generated",
    },
  );
}

async function generate() {
  const { ok, output } = await call(process.execPath, [
    join(root, "scripts/generate.mjs"),
    "--only-untracked",
  ]);
  if (!ok) throw new ProjectProblem(`The generated files could not be made:\n${output}`);
}

const GENERATE_SOURCES = [
  "openapi.yaml",
  "openapi",
  "packages/server",
  "packages/sdk",
  "packages/widgets",
  "packages/app/text",
  "scripts",
];
