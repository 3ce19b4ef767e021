// `npm run operate -- COMMAND`: what an operator does with an installation, on the database that DATABASE_URL names, else on the private
// one of `npm start`, whether that runs or not. docs/operations.md has the commands.
import { join } from "node:path";
import { openDatabase, ensureServer } from "./database.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, report } from "./project/problem.mjs";
import { root } from "./project/root.mjs";
import { dataFolder, ended, startNode } from "./project/run.mjs";

checkNode();
let database;
// The command is told by the terminal too; the database is stopped when it has ended.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
try {
  installPackages();
  if (!process.env.DATABASE_URL) {
    ensureServer();
    database = await openDatabase({ dir: dataFolder() });
  }
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  const main = join(root, "packages/server/operate/main.ts");
  const command = startNode([tsx, "--conditions", "vanbook-source", main, ...process.argv.slice(2)], {
    env: { DATABASE_URL: process.env.DATABASE_URL || database.url },
  });
  process.exitCode = await ended(command);
} catch (error) {
  report(error);
} finally {
  await database?.close();
}
