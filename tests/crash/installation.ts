import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startDatabase, type Database } from "../../scripts/database.mjs";
import { DEMO_PASSWORD } from "../../packages/server/demo/sign-ins.ts";

/**
 * The product as in production: a database that writes every commit to disk, and a server, each a process that can be
 * killed.
 */
export interface Installation {
  url: string;
  databaseUrl: string;
  signIn(companyId: number, username: string): Promise<string>;
  /** Kills processes with SIGKILL, like a power cut, and waits until they are gone. */
  kill(which: Victim): Promise<void>;
  /** Starts again what is not running, and waits until it serves; another `main` is for seeded faults. */
  start(main?: string): Promise<void>;
  /** The server's output, for when something goes wrong. */
  output(): string;
  stop(): Promise<void>;
}

export type Victim = "database" | "server" | "both";

/** Makes one with a small demo business; `main` is the file of the server, built. */
export async function createInstallation(
  main: string,
  { bills = 60, workers = 1 }: { bills?: number; workers?: number } = {},
): Promise<Installation> {
  // Named like the folders of test databases, so that the next run removes what a killed one has left.
  const dir = mkdtempSync(join(tmpdir(), `vanbook-test-${process.pid}-`));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let database: Database | undefined;
  let server: ChildProcess | undefined;
  let output = "";

  const installation: Installation = {
    url,
    databaseUrl: "",
    signIn: (companyId, username) => signIn(url, companyId, username),
    output: () => output.slice(-4_000),
    async kill(which) {
      if (which !== "server" && database) process.kill(database.pid, "SIGKILL");
      if (which !== "database") await end(server, "SIGKILL");
      if (which !== "database") server = undefined;
      if (which === "server") return;
      // It has ended already; this releases its folder.
      await database?.stop();
      database = undefined;
    },
    async start(file = main) {
      database ??= await startDatabase({ dir, purpose: "start" });
      installation.databaseUrl = database.url;
      if (server === undefined) {
        const env = {
          ...{ DATABASE_URL: database.url, PORT: String(port), VANBOOK_DEMO: "1", LOG_LEVEL: "warn" },
          ...{ VANBOOK_DEMO_BILLS: String(bills), WEB_CONCURRENCY: String(workers) },
        };
        const stdio = ["ignore", "pipe", "pipe", "ipc"] as const;
        const options = { env: { ...process.env, ...env }, stdio: [...stdio] };
        server = spawn(process.execPath, ["--import", TETHER, file], options);
        for (const stream of [server.stdout, server.stderr])
          stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      }
      await untilReady(url, server, () => output);
    },
    async stop() {
      await end(server, "SIGTERM");
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

async function untilReady(url: string, server: ChildProcess, output: () => string) {
  for (const until = performance.now() + 120_000; ; await sleep(50)) {
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (server.exitCode !== null || performance.now() > until)
      throw new Error(`The server did not start: ${output()}`);
  }
}

async function signIn(url: string, companyId: number, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Vanbook-Client": "test" },
    body: JSON.stringify({ CompanyID: companyId, Username: username, Password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`${username} can't sign in: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const TETHER = new URL("../../scripts/project/tether.mjs", import.meta.url).href;
