import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unlessFresh } from "./build.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

/** The packages that partners install. */
export const PUBLISHED = ["sdk", "widgets"];

/** Where a package stands as it would be published. */
export function tarball(name) {
  return join(root, FOLDER, `vanbook-${name}.tgz`);
}

/** Packs each as pnpm would publish it, unless its sources are those of its last tarball. */
export async function packPackages() {
  await packPackage("sdk");
  await packPackage("widgets");
}

/** Packs one; `pnpm pack` builds it first. */
export async function packPackage(name) {
  const sources = name === "sdk" ? ["packages/sdk"] : ["packages/sdk", "packages/widgets"];
  await unlessFresh(`package of the ${name}`, sources, `${FOLDER}/vanbook-${name}.tgz`, () => {
    mkdirSync(join(root, FOLDER), { recursive: true });
    const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const run = spawnSync("npx", ["--yes", packageManager, "pack", "--out", tarball(name)], {
      cwd: join(root, "packages", name),
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (run.status !== 0)
      throw new ProjectProblem(`${name} could not be packed:\n${run.stdout ?? ""}${run.stderr ?? ""}`);
  });
}

const FOLDER = "node_modules/.cache/vanbook/packed";
