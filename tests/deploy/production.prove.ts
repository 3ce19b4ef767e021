import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";

const ROOT_FOLDER = join(import.meta.dirname, "../..");
let folder: string;
let out: string;
let database: TestDatabase;
/** The environment that the Dockerfile sets, with its folders replaced by those of this test. */
let image: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vanbook-production-"));
  out = join(folder, "out");
  database = await createTestDatabase({ template: null });
  const lines = readFileSync(join(ROOT_FOLDER, "deploy/Dockerfile"), "utf8").split("\n");
  // The Dockerfile's steps without the install, which this clone has already done.
  const [step] = lines.filter((line) => line.startsWith("RUN node "));
  const [program = "", ...words] = step!.slice("RUN ".length).split(" ");
  const args = words.map((word) => (word === "/out" ? out : word));
  const { status, stderr, stdout } = spawnSync(program, args, { cwd: ROOT_FOLDER, encoding: "utf8" });
  if (status !== 0) throw new Error(`${step}\n${stdout}${stderr}`);
  const pairs = lines.filter((line) => line.startsWith("ENV ")).flatMap((line) => line.slice(4).split(" "));
  image = Object.fromEntries(
    pairs.map((pair) => pair.replace("/srv/vanbook", out).split("=") as [string, string]),
  );
}, 900_000);
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program of the installation, isolated from this checkout. */
function start(words: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const own = {
    PATH: process.env.PATH ?? "",
    ...image,
    HOST: "127.0.0.1",
    DATABASE_URL: database.url,
    ...env,
  };
  return spawn(process.execPath, [join(out, "dist/vanbook-server.js"), ...words], { cwd: folder, env: own });
}

test("the production folder has the packages needed to run the server and none of those that build it", () => {
  const packages = readdirSync(join(out, "node_modules/.pnpm")).join("\n");
  for (const name of ["koa@", "knex@", "mysql2@", "prom-client@"]) expect(packages).toContain(name);
  for (const name of ["vitest@", "tsx@", "typescript@", "storybook@", "playwright@", "esbuild@"])
    expect(packages).not.toContain(`\n${name}`);
  for (const name of ["NOTICE", "licences/LGPL-3.0.txt"]) expect(existsSync(join(out, name))).toBe(true);
  expect(existsSync(join(out, ".git"))).toBe(false);
  const sbom = JSON.parse(readFileSync(join(out, "sbom.cdx.json"), "utf8")) as {
    bomFormat: string;
    components: { group?: string; name: string }[];
  };
  expect(sbom.bomFormat).toBe("CycloneDX");
  const names = sbom.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  expect(names).toEqual(expect.arrayContaining(["koa", "mysql2", "sharp", "react", "jspdf"]));
  expect(names).not.toContain("vitest");
});

test("the source maps are in a separate folder, and no script that is served names one", () => {
  const listFiles = (name: string) =>
    readdirSync(join(out, name), { recursive: true, encoding: "utf8" }).map((path) => join(name, path));
  expect(listFiles("source-maps").filter((path) => path.endsWith(".js.map")).length).toBeGreaterThan(50);
  const servedFiles = [...listFiles("app"), ...(existsSync(join(out, "manual")) ? listFiles("manual") : [])];
  expect(servedFiles.filter((path) => path.endsWith(".map"))).toEqual([]);
  const scripts = listFiles("app").filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  for (const path of scripts)
    expect(readFileSync(join(out, path), "utf8"), path).not.toMatch(/^\/\/# sourceMappingURL=(?!data:)/m);
});

test("the server runs from a read-only folder, serves app and API, writes its log to a file and stops on request", async () => {
  const words = [
    "--name",
    "Periyar Traders",
    "--state",
    "Kerala",
    "--gstin",
    "32AAACP1234F1Z5",
    "--mobile",
    "9446012345",
  ];
  const place = ["--address", "12, MG Road, Aluva", "--city", "Aluva", "--district", "Ernakulam"];
  const people = ["--administrator", "Sunitha Menon", "--username", "sunitha"];
  const init = start(["init", ...words, ...place, ...people], { VANBOOK_INIT_PASSWORD: "rather-long-2026" });
  const [complaints, [code]] = await Promise.all([
    text(init.stderr!),
    once(init, "exit"),
    text(init.stdout!),
  ]);
  expect(complaints).toBe("");
  expect(code).toBe(0);

  const paths = [out, join(out, "dist"), join(out, "app")];
  for (const path of paths) chmodSync(path, 0o555);
  const log = join(folder, "vanbook.log");
  const ports = { PORT: "0", VANBOOK_METRICS_PORT: "0", VANBOOK_LOG_FILE: log, WEB_CONCURRENCY: "2" };
  const server = start(["start"], { ...ports, VANBOOK_METRICS_TOKEN: "0123456789abcdef" });
  try {
    const port = await waitForLoggedPort(log, "listening");
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    for (const name of readdirSync(join(out, "source-maps/assets")))
      expect((await fetch(`${url}/assets/${name}`)).status, name).toBe(404);
    const page = await fetch(`${url}/`);
    expect(await page.text()).toContain("<div id=");
    const signIn = await fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Vanbook-Client": "test" },
      body: JSON.stringify({ CompanyID: 1, Username: "sunitha", Password: "rather-long-2026" }),
    });
    expect(signIn.status, await signIn.text()).toBe(200);
    const metrics = await fetch(`http://127.0.0.1:${await waitForLoggedPort(log, "metrics")}/metrics`, {
      headers: { Authorization: "Bearer 0123456789abcdef" },
    });
    expect(await metrics.text()).toMatch(
      /vanbook_request_seconds_count\{operation="session\.login",class="2xx"\} 1/,
    );

    renameSync(log, `${log}.1`);
    server.kill("SIGHUP");
    // Each worker opens the new file when it gets the signal; earlier requests are logged in the
    // old file.
    await expect
      .poll(async () => {
        await fetch(`${url}/healthz`);
        return existsSync(log) ? readFileSync(log, "utf8") : "";
      })
      .toContain('"operation":"health.live"');
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    for (const path of paths) chmodSync(path, 0o755);
  }
  expect(server.exitCode).toBe(0);
});

/** The port in the first line of the log with this message. */
async function waitForLoggedPort(path: string, message: string): Promise<number> {
  for (let time = 0; time < 600; time += 1) {
    const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
    const line = lines
      .map((each) => JSON.parse(each) as { msg: string; port: number })
      .find(({ msg }) => msg === message);
    if (line) return line.port;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The log never said "${message}"`);
}
