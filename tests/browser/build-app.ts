import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

/** Builds the app as it is now into a folder of the run's own, beside whatever `npm start` has built. */
export default async function setup(project: TestProject) {
  const appDir = await mkdtemp(join(tmpdir(), "vanbook-app-"));
  const app = join(import.meta.dirname, "../../packages/app");
  await build({
    root: app,
    configFile: join(app, "vite.config.ts"),
    mode: "production",
    logLevel: "error",
    build: { outDir: appDir, sourcemap: false, reportCompressedSize: false },
  });
  project.provide("appDir", appDir);
  return () => rm(appDir, { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** The built app of the test run. */
    appDir: string;
  }
}
