// `node scripts/production.mjs FOLDER`: copies only what an installation needs into a new folder:
// server, app, manual and the packages they need at run time, and the app's source maps in a
// separate folder that the server does not serve. Used by deploy/Dockerfile and docs/operations.md.
import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "./project/build.mjs";
import { call } from "./project/call.mjs";
import { ProjectProblem, checkNode, showProblem } from "./project/problem.mjs";
import { root } from "./project/root.mjs";
import { writeSbom } from "./project/sbom.mjs";

checkNode();
try {
  await produce(process.argv[2]);
} catch (error) {
  showProblem(error);
}

async function produce(target) {
  if (!target) throw new ProjectProblem("Name the folder: node scripts/production.mjs FOLDER");
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ProjectProblem(`${folder} is not empty.`);
  await build();
  const { ok, output } = await call("npx", [
    ...["--yes", "pnpm@10.34.9", "--filter", "@vanbook/server", "deploy"],
    ...["--prod", "--legacy", "--prefer-offline", folder],
  ]);
  if (!ok) throw new ProjectProblem(`The packages could not be brought together:\n${output}`);
  rmSync(join(folder, "node_modules/@vanbook"), { recursive: true, force: true });
  const appFolder = join(root, "packages/app/dist");
  cpSync(appFolder, join(folder, "app"), { recursive: true, filter: (path) => !isSourceMap(path) });
  cpSync(appFolder, join(folder, "source-maps"), {
    recursive: true,
    filter: (path) => isSourceMap(path) || statSync(path).isDirectory(),
  });
  if (existsSync(join(root, "dist/manual")))
    cpSync(join(root, "dist/manual"), join(folder, "manual"), { recursive: true });
  for (const name of ["NOTICE", "licences", "docs/operations.md", "docs/configuration.md"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  await writeSbom(join(folder, "sbom.cdx.json"));
  console.log(
    `The installation is in ${folder}; node ${join(folder, "dist/vanbook-server.js")} help says how to continue.`,
  );
}

function isSourceMap(path) {
  return path.endsWith(".map");
}
