import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Builds the elements as they are published, and the partner's own React page over their sources as developers see it, with React's warnings,
 * into a folder of the test's own.
 */
export async function buildHost(): Promise<{ folder: string; vanbook: string; react: string }> {
  const folder = await mkdtemp(join(tmpdir(), "vanbook-embedding-"));
  const [vanbook, react] = [join(folder, "vanbook"), join(folder, "react")];
  // Processes of their own: in this one NODE_ENV is "test".
  const env = { ...process.env, NODE_ENV: "production" };
  const widgets = join(ROOT, "packages/widgets");
  const elements = [
    "--config",
    "tsup.elements.config.ts",
    "--silent",
    "--out-dir",
    join(vanbook, "elements"),
  ];
  await run(process.execPath, [TSUP, ...elements], { cwd: widgets, env });
  const config = join(import.meta.dirname, "vite.config.ts");
  const flags = ["--config", config, "--outDir", react, "--emptyOutDir", "--logLevel", "error"];
  await run(process.execPath, [VITE, "build", ...flags], {
    cwd: import.meta.dirname,
    env: { ...env, NODE_ENV: "development" },
  });
  return { folder, vanbook, react };
}

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../..");
const TSUP = join(ROOT, "node_modules/tsup/dist/cli-default.js");
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");
