import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "../../scripts/database.mjs";
import { createServerProcess, signInAt } from "../crash/server-process.ts";
import { startProxy } from "./proxy.ts";

/**
 * Several servers of one installation with one database, behind a proxy. Each represents a machine:
 * they share nothing else.
 */
export interface Machines {
  /** The proxy's address. */
  url: string;
  databaseUrl: string;
  /** The address of each server. */
  servers: readonly string[];
  signIn(companyId: number, username: string): Promise<string>;
  /** Sends SIGKILL to a server and waits until it has ended. */
  kill(which: number): Promise<void>;
  /** Asks a server to stop, and waits until it has finished its requests and ended. */
  end(which: number): Promise<void>;
  /**
   * Starts it again and waits until it serves. Pass another `main` for seeded faults and other
   * releases.
   */
  start(which: number, main?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Creates `count` servers with a small demo business. `main`: path of the built server. */
export async function createMachines(main: string, count: number): Promise<Machines> {
  // Named like the folders of test databases, so that the next run removes it if this one is
  // killed.
  const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
  const database = await startDatabase({ dir, purpose: "start" });
  const servers = await Promise.all(
    Array.from({ length: count }, () => createServerProcess({ VANBOOK_DEMO_BILLS: "60" })),
  );
  const proxy = await startProxy(servers.map(({ url }) => url));
  const machines: Machines = {
    url: proxy.url,
    databaseUrl: database.url,
    servers: servers.map(({ url }) => url),
    signIn: (companyId, username) => signInAt(proxy.url, companyId, username),
    kill: async (which) => servers[which]?.end("SIGKILL"),
    end: async (which) => servers[which]?.end("SIGTERM"),
    start: async (which, file = main) => servers[which]?.start(file, database.url),
    async stop() {
      await Promise.all(servers.map((server) => server.end("SIGTERM")));
      await proxy.close();
      await database.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  try {
    // One after the other: the first one creates the demo.
    for (const which of servers.keys()) await machines.start(which);
  } catch (error) {
    await machines.stop();
    throw error;
  }
  return machines;
}
