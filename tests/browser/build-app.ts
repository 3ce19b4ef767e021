import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

/**
 * Gives the tests the folders of the built app and its elements. If `npm test` has just built them,
 * it uses that build; otherwise it builds the current app into the run's own folder, so that a
 * build made by `npm start` is not overwritten.
 */
export default async function setUpBrowserTests(project: TestProject) {
  const runDir = await mkdtemp(join(tmpdir(), "vanbook-browser-"));
  project.provide("runDir", runDir);
  const builtApp = process.env["VANBOOK_BUILT_APP"];
  const appDir = builtApp ?? join(runDir, "app");
  project.provide("appDir", appDir);
  project.provide("elementsDir", builtApp === undefined ? "" : join(builtApp, "embed/v1"));
  // In a separate process: here NODE_ENV is "test", which would build the development version of
  // React.
  if (builtApp === undefined)
    await promisify(execFile)(
      process.execPath,
      [
        VITE_PATH,
        "build",
        "--config",
        VITE_CONFIG,
        "--outDir",
        appDir,
        "--emptyOutDir",
        "--logLevel",
        "error",
      ],
      {
        cwd: join(ROOT_FOLDER, "packages/app"),
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
  return () => rm(runDir, { recursive: true, force: true });
}

const ROOT_FOLDER = join(import.meta.dirname, "../..");
const VITE_CONFIG = join(import.meta.dirname, "app.vite.config.ts");
const VITE_PATH = join(ROOT_FOLDER, "node_modules/vite/bin/vite.js");

declare module "vitest" {
  interface ProvidedContext {
    /** A folder of the test run, deleted at its end. */
    runDir: string;
    appDir: string;
    /** The built elements; empty if each worker that needs them must build them. */
    elementsDir: string;
  }
}
