// Makes the API reference at /docs/api from the contract that the server uses: a page for each
// operation, group and guide, one for all error codes, and the code for searching and trying
// operations. Plain files: see decision 38.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { readContractParts, isWriting } from "../contract-parts.mjs";
import { loadServerProblems, loadServerRemedies } from "../error-codes.mjs";
import { buildOperationGuides } from "../operation-guide.mjs";
import { loadModule } from "../project/load-module.mjs";
import { root } from "../project/root.mjs";
import { ANY_CALL } from "./about-operation.mjs";
import { readGuides } from "./guides.mjs";
import { writePage, REFERENCE_ROOT } from "./html.mjs";
import { writeAbsentPage, writeErrorsPage, writeGroupPage, startPage } from "./list-pages.mjs";
import { writeMenu } from "./menu.mjs";
import { writeOperationPage } from "./operation-page.mjs";
import { searchEntries } from "./search-entries.mjs";

/** Builds the reference into a folder, which is emptied first. */
export async function buildReference(folder) {
  const contract = JSON.parse(readFileSync(join(root, "packages/server/generated/contract.json"), "utf8"));
  const [problems, remedies] = [await loadServerProblems(), await loadServerRemedies()];
  const parts = readContractParts(contract);
  const guide = buildOperationGuides(parts, isWriting);
  const groups = contract.tags.map(({ name, description }) => ({
    name,
    description,
    operations: parts.operations.filter(({ tags }) => tags[0] === name),
  }));
  const guides = readGuides();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "assets"), { recursive: true });
  const assets = await buildAssets(folder);
  const entries = searchEntries({ groups, guides, problems });
  assets.search = writeAsset(folder, "search.json", JSON.stringify(entries));
  assets.icon = writeAsset(
    folder,
    "favicon.svg",
    readFileSync(join(root, "packages/app/public/favicon.svg"), "utf8"),
  );

  const write = (id, title, main, address = `${REFERENCE_ROOT}/${id}`) => {
    const nav = writeMenu({ groups, guides }, address);
    writeFileSync(join(folder, `${id}.html`), writePage({ title, main, nav, assets }));
  };
  for (const operation of parts.operations) {
    const about = {
      guide: guide[operation.operationId],
      parts,
      problems,
      remedies,
      isWriting: isWriting(operation),
    };
    write(operation.operationId, operation.operationId, writeOperationPage(operation, about));
  }
  for (const group of groups) write(group.name, group.name, writeGroupPage(group));
  for (const { id, title, html, address } of guides)
    write(id, title, `<div class="guide">${html}</div>`, address);
  write(
    "errors",
    "Error codes",
    writeErrorsPage({ problems, remedies, operations: parts.operations, anyCall: ANY_CALL }),
  );
  write("404", "There is no such page", writeAbsentPage());
  write("start", "Overview", startPage({ groups, guides, version: contract.info.version }), REFERENCE_ROOT);
}

async function buildAssets(folder) {
  const { metafile } = await esbuild.build({
    entryPoints: ["reference.ts", "reference.css"].map((name) => join(root, "scripts/reference/page", name)),
    outdir: join(folder, "assets"),
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022", "safari17"],
    loader: { ".woff2": "file" },
    plugins: [{ name: "tokens", setup: addTokensPlugin }],
    metafile: true,
    logLevel: "error",
  });
  await esbuild.stop();
  const findOutput = (end) =>
    Object.keys(metafile.outputs).find(
      (name) => basename(name).startsWith("reference-") && name.endsWith(end),
    );
  return { js: makeAddress(findOutput(".js")), css: makeAddress(findOutput(".css")) };
}

/**
 * `@import "vanbook:tokens"`: the widgets' theme (packages/widgets/theme/tokens.ts) as CSS
 * variables.
 */
function addTokensPlugin(build) {
  build.onResolve({ filter: /^vanbook:tokens$/ }, () => ({ path: "tokens", namespace: "tokens" }));
  build.onLoad({ filter: /.*/, namespace: "tokens" }, async () => {
    const { tokens } = await loadModule(join(root, "packages/widgets/theme/tokens.ts"));
    const lines = Object.entries(tokens).map(([name, value]) => `--vb-${name}: ${value};`);
    return { contents: `:root {\n${lines.join("\n")}\n}`, loader: "css" };
  });
}

/** Named by its content, as esbuild names its output. */
function writeAsset(folder, name, text) {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
  const [stem, end] = name.split(".");
  const file = `${stem}-${hash}.${end}`;
  writeFileSync(join(folder, "assets", file), text);
  return `${REFERENCE_ROOT}/assets/${file}`;
}

function makeAddress(output) {
  return `${REFERENCE_ROOT}/assets/${basename(relative(".", output))}`;
}
