import { createServerProcess, signInAt } from "../crash/server-process.ts";
import { startGalera, type Galera } from "./galera.ts";
import { startProxy } from "./proxy.ts";

/** Servers of one installation over a cluster of databases. */
export interface OnGalera {
  cluster: Galera;
  /** The proxy's address, before those servers that all use the same node. */
  url: string;
  databaseUrl: string;
  signIn(companyId: number, username: string): Promise<string>;
  /** A server beside them that begins with the second node. */
  reader: string;
  /** The errors that servers have written to their logs. */
  errors(): string[];
  /** Starts all with another `main`, or the reader alone. */
  restart(main: string, which: "all" | "reader"): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the cluster and so many servers before it, with a small demo business; `main` is the file of the server, built. */
export async function createOnGalera(
  main: string,
  count: number,
  say: (text: string) => void,
): Promise<OnGalera> {
  const cluster = await startGalera(say);
  const made = () => createServerProcess({ VANBOOK_DEMO_BILLS: "60" });
  const servers = await Promise.all(Array.from({ length: count }, made));
  const reader = await made();
  const proxy = await startProxy(servers.map(({ url }) => url));
  const databaseUrl = cluster.urlFrom(0);
  const all = [...servers, reader];
  const on: OnGalera = {
    cluster,
    url: proxy.url,
    databaseUrl,
    signIn: (companyId, username) => signInAt(proxy.url, companyId, username),
    reader: reader.url,
    errors: () => all.flatMap((server) => server.output().split("\n")).filter((line) => line.includes(ERROR)),
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
    // The first one makes the demo.
    await on.restart(main, "all");
  } catch (error) {
    await on.stop();
    throw error;
  }
  return on;
}

/** Pino's level of errors. */
const ERROR = '"level":50';
