import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { readConfig } from "../../packages/server/config.ts";
import { startOutbox, type OutboxPace } from "../../packages/server/outbox/outbox-worker.ts";
import "../loaded-by-process.ts";

/** Workers of the outbox, each with its own database connections, as in a separate process. */
export interface Workers {
  start(pace?: OutboxPace): void;
  /** Starts the whole server as a process that can be killed. */
  startProcess(): { kill(): Promise<void> };
  /** Waits until each worker has polled the outbox several times. */
  idle(): Promise<void>;
  stop(): Promise<void>;
  /** Warnings logged since the last stop. */
  warnings(): unknown[];
}

/**
 * Starts no worker yet; `stop` ends all started ones. `env` configures the provider that they send
 * to.
 */
export function createWorkers(databaseUrl: string, env: Record<string, string>): Workers {
  const { whatsapp } = readConfig({ DATABASE_URL: databaseUrl, ...env });
  if (!whatsapp) throw new Error("No provider is set up");
  const running: { stop: () => Promise<void>; db: Knex; asked: () => number }[] = [];
  const killing: (() => Promise<void>)[] = [];
  let warnings: unknown[] = [];
  return {
    warnings: () => warnings,
    start(pace = {}) {
      const db = connect(databaseUrl);
      const log = { warn: (...warning: unknown[]) => void warnings.push(warning) };
      let statements = 0;
      db.on("query", () => (statements += 1));
      running.push({
        db,
        asked: () => statements,
        stop: startOutbox(db, whatsapp, log, { pause: PAUSE_MS, ...pace }),
      });
    },
    startProcess() {
      const loaders = ["--import", TETHER_URL, "--import", "tsx", "--conditions", "vanbook-source"];
      const child = spawn(process.execPath, [...loaders, MAIN_PATH], {
        env: { ...process.env, DATABASE_URL: databaseUrl, PORT: "0", ...env },
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      const kill = async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const childExit = once(child, "exit");
        child.kill("SIGKILL");
        await childExit;
      };
      killing.push(kill);
      return { kill };
    },
    async idle() {
      const before = running.map(({ asked }) => asked());
      const isBusy = () => running.some(({ asked }, at) => asked() < (before[at] ?? 0) + IDLE_STATEMENTS);
      while (isBusy()) await sleep(PAUSE_MS);
    },
    async stop() {
      await Promise.all(killing.splice(0).map((kill) => kill()));
      const endedWorkers = running.splice(0);
      await Promise.all(endedWorkers.map(({ stop }) => stop()));
      await Promise.all(endedWorkers.map(({ db }) => db.destroy()));
      warnings = [];
    },
  };
}

const PAUSE_MS = 30;
/** Number of statements of an idle worker; enough for several polls of each lane. */
const IDLE_STATEMENTS = 20;
const MAIN_PATH = fileURLToPath(new URL("../../packages/server/main.ts", import.meta.url));
const TETHER_URL = pathToFileURL(
  fileURLToPath(new URL("../../scripts/project/tether.mjs", import.meta.url)),
).href;
