import cluster from "node:cluster";
import type { Server } from "node:http";
import type { Knex } from "knex";
import { createSetUpCode } from "./company/set-up-code.ts";
import { connect } from "./db/connection.ts";
import { migrateUp } from "./db/migrate.ts";
import { MissingFunctionError } from "./db/required-functions.ts";
import { createDemo } from "./demo/create-demo.ts";
import { createApp } from "./app.ts";
import { getToday } from "./clock.ts";
import { readConfig, type Config } from "./config.ts";
import { listen } from "./http/listen.ts";
import { createLog, openFileOutput } from "./http/log.ts";
import { serveMetricsOfAll, startWatching } from "./metrics/start-metrics.ts";
import { startOutbox } from "./outbox/outbox-worker.ts";
import { startWebhooks } from "./webhooks/webhook-worker.ts";
import { keepBalancesOfAll } from "./platform/balances.ts";
import { purgeDaily } from "./platform/purge.ts";
import { createMissingYears, keepYearsAhead } from "./platform/year-rollover.ts";

/** The demo business and a year's change write many rows in one statement; nobody waits for them. */
const PREPARING_SECONDS = 600;

const config = readConfigOrExit();
const output = config.logFile === null ? undefined : openFileOutput(config.logFile);
const log = createLog(config.logLevel, output);
// logrotate moves the file away; each process has its own open file.
if (output) process.on("SIGHUP", () => output.reopen());

if (cluster.isPrimary) await prepare();
if (cluster.isPrimary && config.workers > 1) startWorkers(config.workers);
else serve();

/**
 * Runs once for all processes: migrates the schema and, if configured, creates the demo companies.
 */
async function prepare() {
  const db = connect(config.databaseUrl, { statementSeconds: PREPARING_SECONDS });
  try {
    await migrateUp(db);
    if (config.demo)
      await createDemo(db, {
        bills: config.demoBills,
        today: getToday(),
        say: (text) => log.info(text),
      });
    // Before serving: the server may have been off on 1 April.
    await createMissingYears(db, getToday(), log);
    await offerSetUp(db);
  } catch (error) {
    if (error instanceof MissingFunctionError) log.fatal(error.message);
    else log.fatal({ err: error }, "The database could not be prepared.");
    process.exit(1);
  } finally {
    await db.destroy();
  }
}

/** Prints the first company's code at any log level: without a company no one could sign in. */
async function offerSetUp(db: Knex) {
  const code = await createSetUpCode(db);
  if (code)
    process.stderr.write(
      `\n  There is no company yet. The sign-in page leads to the form for the first one; its set-up code: ${code}\n` +
        "  (Started with VANBOOK_DEMO=1, the server makes a demo business instead.)\n\n",
    );
}

function serve() {
  const { databaseUrl, databaseReadUrl: readUrl, statementSeconds, reportSeconds } = config;
  const db = connect(databaseUrl, { readUrl, statementSeconds, reportSeconds });
  let isOpen = true;
  const server = listen(createApp({ db, config, log, isOpen: () => isOpen }), config.port, config.host);
  server.once("listening", () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    log.info({ port, host: config.host }, "listening");
    process.send?.({ listening: port });
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    log.fatal(
      error.code === "EADDRINUSE" ? `Port ${config.port} is in use. Set PORT to another one.` : error.message,
    );
    process.exit(1);
  });
  const stopWatching = startWatching(db, config, log);
  const stopPurging = purgeDaily(db, log);
  const stopMakingYears = keepYearsAhead(db, log);
  const stopKeepingBalances = keepBalancesOfAll(db, log);
  const { webhooksLocal: isLocalAllowed, webhooksHaste: haste } = config;
  const stopWebhooks = startWebhooks(db, { isLocalAllowed, log }, { haste });
  const stopSending = config.whatsapp ? startOutbox(db, config.whatsapp, log) : async () => {};
  const stop = () => {
    if (!isOpen) return;
    stopWatching();
    stopPurging();
    stopMakingYears();
    stopKeepingBalances();
    isOpen = false; // from now on requests get 503 NOT_READY
    log.info("stopping");
    void Promise.all([close(server), stopSending(), stopWebhooks()])
      .then(() => db.destroy())
      .then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Connections still open after ten seconds are cut. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
}

function startWorkers(workers: number) {
  serveMetricsOfAll(config, log);
  let isStopping = false;
  const serving = new Set<number>();
  cluster.on("listening", (worker) => void serving.add(worker.id));
  cluster.on("exit", (worker, code) => {
    if (isStopping) return;
    // A process that never served will not start the next time either: its port may be taken, for
    // example.
    if (!serving.has(worker.id)) process.exit(code || 1);
    log.error({ pid: worker.process.pid, code }, "A worker ended; another takes its place.");
    cluster.fork();
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    });
  }
  if (output)
    process.on("SIGHUP", () => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGHUP");
    });
  for (let worker = 0; worker < workers; worker += 1) cluster.fork();
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
