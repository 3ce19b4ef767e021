// `npm start`: installs, builds, starts a private database and serves app and API on one port.
// Finished steps are not repeated.
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { keepDatabase } from "./database/keep.mjs";
import { ensureServer } from "./database.mjs";
import { buildPackages, buildPages, buildServing } from "./project/build.mjs";
import { installPackages } from "./project/packages.mjs";
import { print } from "./project/print.mjs";
import { checkNode, showProblem } from "./project/problem.mjs";
import { root } from "./project/root.mjs";
import { checkPort, getDataFolder, waitForExitCode, startNode } from "./project/run.mjs";

checkNode();
let server;
let database;
const stopping = new AbortController();
let hasGreeted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
stopWithNpm();

try {
  const code = await start();
  process.exitCode ||= code;
} catch (error) {
  if (!stopping.signal.aborted) showProblem(error);
} finally {
  await database?.stop();
}
// Don't wait for builds in progress: they end with this process.
process.exit();

async function start() {
  const port = Number(process.env.PORT || 4300);
  const host = process.env.HOST || "127.0.0.1";
  if (port > 0) await checkPort(port, host);
  installPackages();
  const own = !process.env.DATABASE_URL;
  if (own) {
    ensureServer();
    database = await keepDatabase({ dir: getDataFolder(), until: stopping.signal });
    database.lost.catch((error) => {
      showProblem(error);
      stop("SIGTERM");
    });
  }
  await buildServing();
  if (stopping.signal.aborted) return process.exitCode ?? 0;
  server = startNode([join(root, "packages/server/dist/main.js")], {
    stdout: "pipe",
    env: {
      DATABASE_URL: database?.url ?? process.env.DATABASE_URL,
      PORT: String(port),
      VANBOOK_APP_DIR: process.env.VANBOOK_APP_DIR ?? join(root, "packages/app/dist"),
      VANBOOK_MANUAL_DIR: process.env.VANBOOK_MANUAL_DIR ?? join(root, "dist/manual"),
      VANBOOK_DEMO: process.env.VANBOOK_DEMO ?? (own ? "1" : "0"),
    },
  });
  const exit = waitForExitCode(server);
  // Builds on the other core while the server creates the demo.
  const pages = buildPages();
  pages.catch((error) => {
    if (stopping.signal.aborted) return;
    showProblem(error);
    stop("SIGTERM");
  });
  // Partners' packages come after the pages: nothing on the screen needs them.
  pages.then(buildPackages).catch((error) => {
    if (!stopping.signal.aborted) showProblem(error);
  });
  const { default: pretty } = process.stdout.isTTY ? await import("pino-pretty") : {};
  if (pretty) server.stdout.pipe(pretty({ ignore: "pid,hostname" }));
  else server.stdout.on("data", print);
  createInterface({ input: server.stdout }).on("line", (line) => void showAddress(line, host, pages));
  return exit;
}

/**
 * Prints the address once the server has logged that it is listening and its pages are built; only
 * once, even with several processes.
 */
async function showAddress(line, host, pages) {
  if (hasGreeted || !line.includes('"msg":"listening"')) return;
  hasGreeted = true;
  if (
    !(await pages.then(
      () => true,
      () => false,
    ))
  )
    return;
  const { port } = JSON.parse(line);
  const name = ["0.0.0.0", "127.0.0.1", "::"].includes(host) ? "localhost" : host;
  console.log(`\n  Vanbook is ready at http://${name}:${port}\n`);
  console.log(`  The API's reference is at http://${name}:${port}/docs/api\n`);
  void makeManual(`http://${name}:${port}/docs/`);
  if (!database) return;
  const { demoSignIns } = await import(pathToFileURL(join(root, "packages/server/dist/sign-ins.js")).href);
  console.log(
    `  Ctrl-C stops Vanbook; the data stay in ${getDataFolder()}. Sign in to the demo as one of these:\n`,
  );
  for (const { company, username, role, password } of demoSignIns) {
    console.log(`    ${company.padEnd(32)} ${username.padEnd(10)} ${password.padEnd(14)} ${role}`);
  }
  console.log("");
}

/**
 * Builds the widgets' manual when the server is running, because nothing waits for it: ten seconds
 * of an idle core.
 */
async function makeManual(address) {
  if (process.env.VANBOOK_MANUAL_DIR) return;
  const building = startNode([join(root, "scripts/manual.mjs"), "--if-changed"], { stdout: "ignore" });
  setPriority(building.pid, constants.priority.PRIORITY_LOW);
  if ((await waitForExitCode(building)) === 0 && !stopping.signal.aborted)
    console.log(`  The widgets' manual is at ${address}\n`);
}

/** Stops the server first, because it completes its requests; then the database. */
function stop(signal) {
  stopping.abort(); // from now on the database is not restarted, whatever ends it
  // Ctrl-C has already reached the server; a second signal does no harm.
  server?.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
}

/**
 * A signal to npm ends npm and its shell, which does not pass it on; we notice because our parent
 * process is gone.
 */
function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 500).unref();
}
