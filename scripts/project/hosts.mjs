import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { packPackages, PUBLISHED_PACKAGES, getTarballPath } from "./pack.mjs";
import { ProjectProblem } from "./problem.mjs";
import { root } from "./root.mjs";
import { startNode } from "./run.mjs";

export function listHostNames() {
  return readdirSync(EXAMPLES_FOLDER).filter((name) =>
    existsSync(join(EXAMPLES_FOLDER, name, "package.json")),
  );
}

/**
 * Makes a host as a partner would: outside the workspace, from the packed packages and the
 * registry; returns its folder, for `startHost`. `baseUrl` is Vanbook's address. The folders and
 * files in `instead` replace the host's own, and the packages in `install` are added; such a host
 * has a separate folder, `as`.
 */
export async function makeHost(name, baseUrl, { as = name, instead = [], install = [] } = {}) {
  await packPackages();
  const folder = join(tmpdir(), `vanbook-host-${as}`);
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync(folder))
    if (part !== "node_modules") rmSync(join(folder, part), { recursive: true });
  cpSync(join(EXAMPLES_FOLDER, name), folder, { recursive: true });
  for (const path of instead)
    cpSync(path, statSync(path).isDirectory() ? folder : join(folder, basename(path)), { recursive: true });
  for (const part of ["host-server.mjs", "asked.mjs"])
    cpSync(join(EXAMPLES_FOLDER, part), join(folder, part));
  for (const packageName of PUBLISHED_PACKAGES)
    cpSync(getTarballPath(packageName), join(folder, `vanbook-${packageName}.tgz`));
  // npm would keep the contents of the last tarball of the same name.
  for (const cachedName of ["@vanbook", ".package-lock.json"])
    rmSync(join(folder, "node_modules", cachedName), { recursive: true, force: true });
  const env = { NEXT_TELEMETRY_DISABLED: "1", NEXT_PUBLIC_VANBOOK_URL: baseUrl };
  runNpm(
    folder,
    ["install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel", "error", ...install],
    env,
  );
  if (listOf(folder).scripts?.build) runNpm(folder, ["run", "build"], { ...env, NODE_ENV: "production" });
  return folder;
}

/**
 * Starts the host's own server, with this Content Security Policy or the host's own; it ends with
 * this process.
 */
export function startHost(folder, { baseUrl, key, port, policy }) {
  const { server = "host-server.mjs", pages = ".", widgets } = listOf(folder).config;
  return startNode([server], {
    cwd: folder,
    env: {
      VANBOOK_URL: baseUrl,
      VANBOOK_KEY: key,
      PAGES: pages,
      ...(widgets && { WIDGETS: widgets }),
      PORT: String(port),
      ...(policy && { POLICY: policy }),
    },
    stdout: "pipe",
  });
}

function listOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

function runNpm(folder, args, env) {
  const run = spawnSync("npm", args, { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } });
  if (run.status !== 0)
    throw new ProjectProblem(`npm ${args[0]} failed in ${folder}:\n${run.stdout ?? ""}${run.stderr ?? ""}`);
}

const EXAMPLES_FOLDER = join(root, "examples");
