import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { call } from "./call.mjs";
import { runUnlessFresh } from "./fresh.mjs";
import { generateIfChanged } from "./generated.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";

/** The packages that partners install. */
export const PUBLISHED_PACKAGES = ["sdk", "widgets"];

export function getTarballPath(name) {
  return join(root, PACKED_FOLDER, `vanbook-${name}.tgz`);
}

/**
 * Packs each package as pnpm would publish it, unless its sources are unchanged since its last
 * tarball.
 */
export async function packPackages() {
  await generateIfChanged();
  await packPackage("sdk");
  await packPackage("widgets");
}

export async function packPackage(name, run = call) {
  const sources = name === "sdk" ? ["packages/sdk"] : ["packages/sdk", "packages/widgets"];
  await runUnlessFresh(
    `package of the ${name}`,
    sources,
    `${PACKED_FOLDER}/vanbook-${name}.tgz`,
    async () => {
      mkdirSync(join(root, PACKED_FOLDER), { recursive: true });
      const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
      const pack = ["--yes", packageManager, "pack", "--out", getTarballPath(name)];
      const { ok, output } = await run("npx", pack, {
        folder: `packages/${name}`,
        env: { NODE_ENV: "production" },
      });
      if (!ok) throw new ProjectProblem(`${name} could not be packed:\n${output}`);
    },
  );
}

const PACKED_FOLDER = "node_modules/.cache/vanbook/packed";
