// Makes the API reference at /docs/api from the contract that the server uses: a page for each operation, group
// and guide, one for all error codes, and the code for searching and trying operations. Plain files: see
// decision 38.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { contractParts, isWriting } from "../contract-parts.mjs";
import { serverProblems, serverRemedies } from "../error-codes.mjs";
import { operationGuides } from "../operation-guide.mjs";
import { loadModule } from "../project/load-module.mjs";
import { root } from "../project/root.mjs";
import { ANY_CALL } from "./about-operation.mjs";
import { readGuides } from "./guides.mjs";
import { page, ROOT } from "./html.mjs";
import { absentPage, errorsPage, groupPage, startPage } from "./list-pages.mjs";
import { menu } from "./menu.mjs";
import { operationPage } from "./operation-page.mjs";
import { searchEntries } from "./search-entries.mjs";

/** Builds the reference into a folder, which is emptied first. */
export async function buildReference(folder) {
  const contract = JSON.parse(readFileSync(join(root, "packages/server/generated/contract.json"), "utf8"));
  const [problems, remedies] = [await serverProblems(), await serverRemedies()];
  const parts = contractParts(contract);
  const guide = operationGuides(parts, isWriting);
  const groups = contract.tags.map(({ name, description }) => ({
    name,
    description,
    operations: parts.operations.filter(({ tags }) => tags[0] === name),
  }));
  const guides = readGuides();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "assets"), { recursive: true });
  const assets = await buildAssets(folder);
  const found = searchEntries({ groups, guides, problems });
  assets.search = writeAsset(folder, "search.json", JSON.stringify(found));
  assets.icon = writeAsset(
    folder,
    "favicon.svg",
    readFileSync(join(root, "packages/app/public/favicon.svg"), "utf8"),
  );

  const write = (id, title, main, address = `${ROOT}/${id}`) => {
    const nav = menu({ groups, guides }, address);
    writeFileSync(join(folder, `${id}.html`), page({ title, main, nav, assets }));
  };
  for (const operation of parts.operations) {
    const about = {
      guide: guide[operation.operationId],
      parts,
      problems,
      remedies,
      isWriting: isWriting(operation),
    };
    write(operation.operationId, operation.operationId, operationPage(operation, about));
  }
  for (const group of groups) write(group.name, group.name, groupPage(group));
  for (const { id, title, html, address } of guides)
    write(id, title, `<div class="guide">${html}</div>`, address);
  write(
    "errors",
    "Error codes",
    errorsPage({ problems, remedies, operations: parts.operations, anyCall: ANY_CALL }),
  );
  write("404", "There is no such page", absentPage());
  write("start", "Overview", startPage({ groups, guides, version: contract.info.version }), ROOT);
}

/** The script and the styles, with their font; file names contain a hash of the content. */
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
    plugins: [{ name: "tokens", setup: tokensPlugin }],
    metafile: true,
    logLevel: "error",
  });
  await esbuild.stop();
  const named = (end) =>
    Object.keys(metafile.outputs).find(
      (name) => basename(name).startsWith("reference-") && name.endsWith(end),
    );
  return { js: addressOf(named(".js")), css: addressOf(named(".css")) };
}

/** `@import "vanbook:tokens"`: the widgets' theme (packages/widgets/theme/tokens.ts) as CSS variables. */
function tokensPlugin(build) {
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
  return `${ROOT}/assets/${file}`;
}

function addressOf(output) {
  return `${ROOT}/assets/${basename(relative(".", output))}`;
}
