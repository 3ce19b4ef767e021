import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_PASSWORD } from "../../packages/server/demo/sign-ins.ts";
import "../loaded-by-process.ts";

/**
 * A server of the product as a process that can be killed; it keeps its address when it is
 * restarted.
 */
export interface ServerProcess {
  url: string;
  /** Starts it unless it runs, and waits until it serves; `main` is the built server file. */
  start(main: string, databaseUrl: string): Promise<void>;
  /** Ends it and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Its whole output, for error messages. */
  output(): string;
}

/** Creates one without starting it; `env` has additional environment variables. */
export async function createServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let output = "";
  return {
    url,
    output: () => output,
    async start(main, databaseUrl) {
      if (server === undefined) {
        const own = { DATABASE_URL: databaseUrl, PORT: String(port), VANBOOK_DEMO: "1", LOG_LEVEL: "warn" };
        const stdio = ["ignore", "pipe", "pipe", "ipc"] as const;
        const options = { env: { ...process.env, ...own, ...env }, stdio: [...stdio] };
        server = spawn(process.execPath, ["--import", TETHER_URL, main], options);
        for (const stream of [server.stdout, server.stderr])
          stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      }
      await waitUntilReady(url, server, () => output);
    },
    async end(signal) {
      const ending = server;
      server = undefined;
      if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      const serverExit = once(ending, "exit");
      ending.kill(signal);
      await serverExit;
    },
  };
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string) {
  for (const until = performance.now() + 300_000; ; await sleep(50)) {
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (server.exitCode !== null || performance.now() > until)
      throw new Error(`The server did not start: ${output()}`);
  }
}

/** Signs in a demo user at an address; returns the session cookie. */
export async function signInAt(url: string, companyId: number, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Vanbook-Client": "test" },
    body: JSON.stringify({ CompanyID: companyId, Username: username, Password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`${username} can't sign in: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const TETHER_URL = new URL("../../scripts/project/tether.mjs", import.meta.url).href;
