import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { call } from "./call.mjs";
import { unlessFresh } from "./fresh.mjs";
import { generateIfChanged } from "./generated.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

/** The packages that partners install. */
export const PUBLISHED = ["sdk", "widgets"];

/** The path of a package's tarball, as it would be published. */
export function tarball(name) {
  return join(root, FOLDER, `vanbook-${name}.tgz`);
}

/** Packs each package as pnpm would publish it, unless its sources are unchanged since its last tarball. */
export async function packPackages() {
  await generateIfChanged();
  await packPackage("sdk");
  await packPackage("widgets");
}

/** Packs one package; `pnpm pack` builds it first. `run` runs the program. */
export async function packPackage(name, run = call) {
  const sources = name === "sdk" ? ["packages/sdk"] : ["packages/sdk", "packages/widgets"];
  await unlessFresh(`package of the ${name}`, sources, `${FOLDER}/vanbook-${name}.tgz`, async () => {
    mkdirSync(join(root, FOLDER), { recursive: true });
    const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const pack = ["--yes", packageManager, "pack", "--out", tarball(name)];
    const { ok, output } = await run("npx", pack, {
      folder: `packages/${name}`,
      env: { NODE_ENV: "production" },
    });
    if (!ok) throw new ProjectProblem(`${name} could not be packed:\n${output}`);
  });
}

const FOLDER = "node_modules/.cache/vanbook/packed";
