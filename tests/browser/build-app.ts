import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

/**
 * Tells the tests where the built app and its elements are: where `npm test` has just built them, else the app is built as it is now into the
 * run's own folder, beside whatever `npm start` has built.
 */
export default async function setup(project: TestProject) {
  const runDir = await mkdtemp(join(tmpdir(), "vanbook-browser-"));
  project.provide("runDir", runDir);
  const built = process.env["VANBOOK_BUILT_APP"];
  const appDir = built ?? join(runDir, "app");
  project.provide("appDir", appDir);
  project.provide("elementsDir", built === undefined ? "" : join(built, "embed/v1"));
  // A process of its own: in this one NODE_ENV is "test", which would build React's development half.
  if (built === undefined)
    await promisify(execFile)(
      process.execPath,
      [VITE, "build", "--config", CONFIG, "--outDir", appDir, "--emptyOutDir", "--logLevel", "error"],
      {
        cwd: join(ROOT, "packages/app"),
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
  return () => rm(runDir, { recursive: true, force: true });
}

const ROOT = join(import.meta.dirname, "../..");
const CONFIG = join(import.meta.dirname, "app.vite.config.ts");
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");

declare module "vitest" {
  interface ProvidedContext {
    /** A folder of the test run, which ends with it. */
    runDir: string;
    /** The built app of the test run. */
    appDir: string;
    /** The built elements; empty when each worker that needs them builds them. */
    elementsDir: string;
  }
}
