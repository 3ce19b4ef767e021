// Prints what is still to come: documented operations that no code answers and screens that are not built.
// Run as `npm run pending`.
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

const { pending } = await load("packages/server/contract/pending.ts");
const { pendingScreens } = await load("packages/app/pending-screens.ts");
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
console.log(`\nScreens still to come: ${pendingScreens.length}`);
for (const { path, title } of pendingScreens) console.log(`  ${path.padEnd(26)} ${title}`);

async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
