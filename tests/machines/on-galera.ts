import { createServerProcess, signInAt } from "../crash/server-process.ts";
import { startGalera, type Galera } from "./galera.ts";
import { startProxy } from "./proxy.ts";

/** Servers of one installation with a Galera cluster as their database. */
export interface OnGalera {
  cluster: Galera;
  /** Address of the proxy. The servers behind it all use the same node. */
  url: string;
  databaseUrl: string;
  signIn(companyId: number, username: string): Promise<string>;
  /** Address of an additional server that prefers the second node. */
  reader: string;
  /** Lines of level error in the servers' logs. */
  errors(): string[];
  /** Restarts all servers, or only the reader, with this `main`. */
  restart(main: string, which: "all" | "reader"): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates the cluster and `count` servers that use it, with a small demo business. `main`: path of
 * the built server.
 */
export async function createOnGalera(
  main: string,
  count: number,
  say: (text: string) => void,
): Promise<OnGalera> {
  const cluster = await startGalera(say);
  const makeServer = () => createServerProcess({ VANBOOK_DEMO_BILLS: "60" });
  const servers = await Promise.all(Array.from({ length: count }, makeServer));
  const reader = await makeServer();
  const proxy = await startProxy(servers.map(({ url }) => url));
  const databaseUrl = cluster.urlFrom(0);
  const all = [...servers, reader];
  const on: OnGalera = {
    cluster,
    url: proxy.url,
    databaseUrl,
    signIn: (companyId, username) => signInAt(proxy.url, companyId, username),
    reader: reader.url,
    errors: () =>
      all.flatMap((server) => server.output().split("\n")).filter((line) => line.includes(ERROR_LEVEL)),
    async restart(file, which) {
      for (const server of which === "all" ? all : [reader]) {
        await server.end("SIGTERM");
        await server.start(file, server === reader ? cluster.urlFrom(1) : databaseUrl);
      }
    },
    async stop() {
      await Promise.all(all.map((server) => server.end("SIGTERM")));
      await proxy.close();
      await cluster.stop();
    },
  };
  try {
    // One after the other: the first one creates the demo.
    await on.restart(main, "all");
  } catch (error) {
    await on.stop();
    throw error;
  }
  return on;
}

/** How Pino logs the level error. */
const ERROR_LEVEL = '"level":50';
