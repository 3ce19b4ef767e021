import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { HostFolders } from "./serve-host.ts";

/**
 * Builds the elements as they are published; for `withReact` also the partner's React page from the
 * widgets' sources, as a development build with React's warnings. Each is built once for all test
 * files of this worker, into the run's own folder.
 */
export async function buildHost(withReact: boolean): Promise<HostFolders> {
  const folder = join(inject("runDir"), `host-${process.pid}`);
  const folders = { vanbook: join(folder, "vanbook"), react: join(folder, "react") };
  await (elements ??= makeElements(folders.vanbook));
  if (withReact) await (reactPage ??= makeReactPage(folders.react));
  return folders;
}

let elements: Promise<void> | undefined;
let reactPage: Promise<void> | undefined;

async function makeElements(vanbook: string): Promise<void> {
  await mkdir(vanbook, { recursive: true });
  await bringElements(join(vanbook, "elements"));
}

async function makeReactPage(react: string): Promise<void> {
  const config = join(import.meta.dirname, "vite.config.ts");
  const flags = ["--config", config, "--outDir", react, "--emptyOutDir", "--logLevel", "error"];
  await run(process.execPath, [VITE_PATH, "build", ...flags], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: "development" },
  });
}

/** Links the elements that `npm test` has just built; otherwise builds them. */
async function bringElements(folder: string): Promise<void> {
  const elements = inject("elementsDir");
  if (elements !== "") return symlink(elements, folder);
  const flags = ["--config", "tsup.elements.config.ts", "--silent", "--out-dir", folder];
  await run(process.execPath, [TSUP_PATH, ...flags], {
    cwd: join(ROOT_FOLDER, "packages/widgets"),
    // In a separate process: in this one NODE_ENV is "test".
    env: { ...process.env, NODE_ENV: "production" },
  });
}

const run = promisify(execFile);
const ROOT_FOLDER = join(import.meta.dirname, "../../..");
const TSUP_PATH = join(ROOT_FOLDER, "node_modules/tsup/dist/cli-default.js");
const VITE_PATH = join(ROOT_FOLDER, "node_modules/vite/bin/vite.js");
