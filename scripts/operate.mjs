// `npm run operate -- COMMAND`: operator's commands for an installation, on the database in
// DATABASE_URL, otherwise on the private one of `npm start`, whether it is running or not.
// docs/operations.md has the commands.
import { join } from "node:path";
import { openDatabase, ensureServer } from "./database.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, showProblem } from "./project/problem.mjs";
import { root } from "./project/root.mjs";
import { getDataFolder, waitForExitCode, startNode } from "./project/run.mjs";

checkNode();
let database;
// Ignored here: the terminal also sends the signal to the command, and the database is stopped
// after that has ended.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
try {
  installPackages();
  if (!process.env.DATABASE_URL) {
    ensureServer();
    database = await openDatabase({ dir: getDataFolder() });
  }
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  const main = join(root, "packages/server/operate/main.ts");
  const command = startNode([tsx, "--conditions", "vanbook-source", main, ...process.argv.slice(2)], {
    env: { DATABASE_URL: process.env.DATABASE_URL || database.url },
  });
  process.exitCode = await waitForExitCode(command);
} catch (error) {
  showProblem(error);
} finally {
  await database?.close();
}
