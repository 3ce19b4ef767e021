// `npm run dev`: the private database; the server restarts and the app reloads when their sources
// change.
import { join } from "node:path";
import { keepDatabase } from "./database/keep.mjs";
import { ensureServer } from "./database.mjs";
import { generateIfChanged } from "./project/generated.mjs";
import { installPackages } from "./project/packages.mjs";
import { checkNode, showProblem } from "./project/problem.mjs";
import { root } from "./project/root.mjs";
import { checkPort, getDataFolder, waitForExitCode, startNode } from "./project/run.mjs";

checkNode();
const port = Number(process.env.PORT || 4300);
let database;
const programs = [];
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopPrograms);

try {
  await checkPort(port, process.env.HOST || "127.0.0.1");
  installPackages();
  await generateIfChanged();
  if (!process.env.DATABASE_URL) {
    ensureServer();
    database = await keepDatabase({ dir: getDataFolder(), until: stopping.signal });
    database.lost.catch((error) => {
      showProblem(error);
      stopPrograms();
    });
  }
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  programs.push(
    startNode(
      [tsx, "watch", "--clear-screen=false", "--conditions", "vanbook-source", "packages/server/main.ts"],
      {
        env: {
          DATABASE_URL: database?.url ?? process.env.DATABASE_URL,
          PORT: String(port),
          VANBOOK_DEMO: process.env.VANBOOK_DEMO ?? (database ? "1" : "0"),
          VANBOOK_CHECK_ANSWERS: process.env.VANBOOK_CHECK_ANSWERS ?? "1",
          // The pages are served from Vite's port.
          VANBOOK_ORIGINS: process.env.VANBOOK_ORIGINS ?? "http://localhost:5173",
        },
      },
    ),
    startNode([vite], { cwd: join(root, "packages/app"), env: { VANBOOK_API: `http://localhost:${port}` } }),
  );
  const ends = programs.map(waitForExitCode);
  await Promise.race(ends);
  stopPrograms();
  await Promise.all(ends);
} catch (error) {
  showProblem(error);
} finally {
  await database?.stop();
}

/** Only once: on a second signal, tsx kills the server. */
function stopPrograms() {
  stopping.abort();
  for (const program of programs) if (!program.killed) program.kill("SIGTERM");
}
