import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { packPackages, getTarballPath } from "../../scripts/project/pack.mjs";
import { ROOT_FOLDER } from "../root.ts";
import type { Hosts } from "./start-hosts.ts";

/**
 * Follows a section of docs/embedding/quick-start.md exactly, in an empty folder: its commands,
 * `npm install …`, its files, and the start command. Only the addresses differ. Returns the address
 * of the page with the report.
 */
export async function followQuickStart(
  { site, key, takePort }: Hosts,
  section: string,
  [command = "", ...commandArguments]: readonly string[],
): Promise<string> {
  await packPackages();
  const page = `http://localhost:${takePort()}`;
  const text = (await readFile(join(ROOT_FOLDER, "docs/embedding/quick-start.md"), "utf8"))
    .replaceAll("http://localhost:4300", site.url)
    .replaceAll("localhost:3000", new URL(page).host)
    .replaceAll(/(?<=port: |listen\()3000/g, new URL(page).port);
  const [, part = ""] = text.split(`\n## ${section}\n`);
  const [own = ""] = part.split("\n## ");
  const [, commands = "npm init -y"] = /```sh\n([^]*?)```/.exec(own) ?? [];
  const empty = await mkdtemp(join(tmpdir(), "vanbook-quick-start-"));
  onTestFinished(() => rm(empty, { recursive: true, force: true, maxRetries: 5 }));
  const env = {
    ...process.env,
    NODE_OPTIONS: "",
    NODE_ENV: "",
    NEXT_TELEMETRY_DISABLED: "1",
    VANBOOK_API_KEY: key,
    PORT: new URL(page).port,
  };
  const install = `npm install --no-audit --no-fund ${["sdk", "widgets"].map(getTarballPath).join(" ")}`;
  const installation = spawnSync("bash", ["-ec", `${commands}\n${install} >&2\npwd`], {
    cwd: empty,
    encoding: "utf8",
    env,
  });
  expect(installation.status, installation.stderr).toBe(0);
  const folder = installation.stdout.trim().split("\n").at(-1) ?? "";
  const files = [
    ...own.matchAll(/`([\w./-]+\.(?:html|mjs|jsx|js))`[^`\n]*(?:\n[^`\n]+)?\n\n```\w+\n([^]*?)```/g),
  ];
  expect(files.length).toBeGreaterThan(1);
  for (const [, name = "", contents = ""] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), contents);
  }
  const startedProcess = spawn(command, commandArguments, {
    cwd: folder,
    env,
    stdio: ["ignore", 2, 2],
    detached: true,
  });
  // A separate process group: stopping it also ends its child processes.
  onTestFinished(() => void (startedProcess.pid !== undefined && process.kill(-startedProcess.pid)));
  await expect
    .poll(() => fetch(page).then((answer) => answer.status, String), { timeout: 60_000, interval: 500 })
    .toBe(200);
  return `${page}/`;
}
