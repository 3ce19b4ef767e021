import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { findFreePort } from "../crash/server-process.ts";

const MAIN_PATH = fileURLToPath(new URL("../../packages/server/main.ts", import.meta.url));
const TETHER_URL = pathToFileURL(
  fileURLToPath(new URL("../../scripts/project/tether.mjs", import.meta.url)),
).href;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ template: null });
});
afterAll(() => database?.drop());

/** Starts the server as `npm start` does, in a separate process. */
function start(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ["--import", TETHER_URL, "--import", "tsx", "--conditions", "vanbook-source", MAIN_PATH],
    {
      env: { ...process.env, DATABASE_URL: database.url, ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

const waitForExit = async (child: ChildProcess) =>
  child.exitCode === null ? ((await once(child, "exit"))[0] as number | null) : child.exitCode;

it.each(["1", "3"])(
  "the server migrates, serves with %s processes, and stops on request",
  async (WEB_CONCURRENCY) => {
    const port = await findFreePort();
    const { child, output } = start({ PORT: String(port), WEB_CONCURRENCY });
    const readReadiness = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(readReadiness, { timeout: 60_000, interval: 100, message: output() }).toBe(200);
    child.kill("SIGTERM");
    expect(await waitForExit(child), output()).toBe(0);
    expect(await readReadiness()).toBe(0);
  },
  120_000,
);

it.each(["1", "2"])(
  "the server ends with a clear message when its port is taken, with %s processes",
  async (WEB_CONCURRENCY) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { child, output } = start({ PORT: String(port), WEB_CONCURRENCY });
    expect(await waitForExit(child)).toBe(1);
    expect(output()).toContain(`Port ${port} is in use. Set PORT to another one.`);
    other.close();
  },
  120_000,
);

it("the server names the errors in its configuration and does not start", async () => {
  const { child, output } = start({ DATABASE_URL: "", PORT: "many" });
  expect(await waitForExit(child)).toBe(1);
  expect(output()).toMatch(/DATABASE_URL must be[^]*PORT must be a whole number/);
});
