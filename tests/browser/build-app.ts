import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

/**
 * Tells the tests where the built app is: where `npm test` has just built it, else built as it is now into a folder of the run's own, beside
 * whatever `npm start` has built.
 */
export default async function setup(project: TestProject) {
  const built = process.env["VANBOOK_BUILT_APP"];
  if (built !== undefined) {
    project.provide("appDir", built);
    return undefined;
  }
  const appDir = await mkdtemp(join(tmpdir(), "vanbook-app-"));
  // A process of its own: in this one NODE_ENV is "test", which would build React's development half.
  await promisify(execFile)(
    process.execPath,
    [VITE, "build", "--config", CONFIG, "--outDir", appDir, "--emptyOutDir", "--logLevel", "error"],
    {
      cwd: join(ROOT, "packages/app"),
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  project.provide("appDir", appDir);
  return () => rm(appDir, { recursive: true, force: true });
}

const ROOT = join(import.meta.dirname, "../..");
const CONFIG = join(import.meta.dirname, "app.vite.config.ts");
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");

declare module "vitest" {
  interface ProvidedContext {
    /** The built app of the test run. */
    appDir: string;
  }
}
