// `npm run manual`: builds the widgets' manual and the API reference, which the server shows under
// /docs and /docs/api. `--if-changed` keeps a manual that is up to date.
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildReferenceIfChanged, runTool } from "./project/build.mjs";
import { runUnlessFresh } from "./project/fresh.mjs";
import { generateIfChanged } from "./project/generated.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, showProblem } from "./project/problem.mjs";
import { root } from "./project/root.mjs";

const folder = join(root, "dist/manual");

checkNode();
try {
  installPackages();
  await generateIfChanged();
  await buildReferenceIfChanged();
  if (!process.argv.includes("--if-changed")) rmSync(join(folder, "index.html"), { force: true });
  await runUnlessFresh(
    "manual",
    ["packages/widgets", "packages/sdk", "docs", ".storybook"],
    "dist/manual/index.html",
    buildManual,
  );
} catch (error) {
  showProblem(error);
}

/** Builds next to the folder that is being served, and then swaps the two at once. */
async function buildManual() {
  const newFolder = join(root, "dist/manual.new");
  rmSync(newFolder, { recursive: true, force: true });
  const args = [
    "build",
    "--config-dir",
    ".storybook/manual",
    "--output-dir",
    newFolder,
    "--quiet",
    "--disable-telemetry",
  ];
  await runTool("storybook/dist/bin/dispatcher.js", args, ".", "The manual");
  if (existsSync(join(folder, "api"))) renameSync(join(folder, "api"), join(newFolder, "api"));
  rmSync(folder, { recursive: true, force: true });
  renameSync(newFolder, folder);
}
