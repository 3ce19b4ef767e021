import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase, type Database } from "../../scripts/database.mjs";
import { createServerProcess, signInAt } from "./server-process.ts";

/**
 * The product as in production: a database that writes every commit to disk, and a server. Each is
 * a process that can be killed.
 */
export interface Installation {
  url: string;
  databaseUrl: string;
  signIn(companyId: number, username: string): Promise<string>;
  /** Kills processes with SIGKILL, like a power cut, and waits until they are gone. */
  kill(which: Victim): Promise<void>;
  /**
   * Restarts what is not running, and waits until it serves; `main` can be a server build with a
   * planted fault.
   */
  start(main?: string): Promise<void>;
  /** The server's output, for error messages. */
  output(): string;
  stop(): Promise<void>;
}

export type Victim = "database" | "server" | "both";

/**
 * Creates one with a small demo business; `main` is the built server file, `env` additional
 * environment variables.
 */
export async function createInstallation(
  main: string,
  {
    bills = 60,
    workers = 1,
    env = {},
  }: { bills?: number; workers?: number; env?: Readonly<Record<string, string>> } = {},
): Promise<Installation> {
  // Named like the folders of test databases, so that the next run deletes the folder if this run
  // is killed.
  const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
  const server = await createServerProcess({
    VANBOOK_DEMO_BILLS: String(bills),
    WEB_CONCURRENCY: String(workers),
    ...env,
  });
  let database: Database | undefined;

  const installation: Installation = {
    url: server.url,
    databaseUrl: "",
    signIn: (companyId, username) => signInAt(server.url, companyId, username),
    output: () => server.output().slice(-4_000),
    async kill(which) {
      if (which !== "server" && database) process.kill(database.pid, "SIGKILL");
      if (which !== "database") await server.end("SIGKILL");
      if (which === "server") return;
      // The process has already ended; this releases its folder.
      await database?.stop();
      database = undefined;
    },
    async start(file = main) {
      database ??= await startDatabase({ dir, purpose: "start" });
      installation.databaseUrl = database.url;
      await server.start(file, database.url);
    },
    async stop() {
      await server.end("SIGTERM");
      await database?.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  try {
    await installation.start();
  } catch (error) {
    await installation.stop();
    throw error;
  }
  return installation;
}
