// Prints what is not implemented yet: documented operations without a handler, and screens that are not built. Run as
// `npm run pending`.
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

/** The table of screens names the widgets; none is drawn here. */
const withoutWidgets = {
  name: "without-widgets",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@vanbook\/widgets$/ }, ({ path }) => ({ path, namespace: "none" }));
    onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "export const lazyWidgets = {};" }));
  },
};

const { pending } = await load("packages/server/contract/pending.ts");
const { pendingScreens } = await load("packages/app/pending-screens.ts");
const screens = pendingScreens();
const contract = JSON.parse(await readFile("packages/server/generated/contract.json", "utf8"));
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
  })),
);

console.log(`Operations still to come: ${pending.length} of ${operations.length}`);
for (const { id, method, path } of operations.filter((operation) => pending.includes(operation.id))) {
  console.log(`  ${id.padEnd(30)} ${method.padEnd(6)} ${path}`);
}
console.log(`\nScreens still to come: ${screens.length}`);
for (const { path, title } of screens) console.log(`  ${path.padEnd(26)} ${title}`);

async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    external: ["*.tsx"],
    plugins: [withoutWidgets],
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
