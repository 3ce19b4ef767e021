import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { connect } from "../../packages/server/db/connection.ts";
import { createApp } from "../../packages/server/app.ts";
import { readConfig } from "../../packages/server/config.ts";
import { createLog } from "../../packages/server/http/log.ts";

export interface ServedApp {
  url: string;
  stop: () => Promise<void>;
}

export async function serveApp(databaseUrl: string): Promise<ServedApp> {
  const appDir = await mkdtemp(join(tmpdir(), "vanbook-bench-app-"));
  await promisify(execFile)(
    process.execPath,
    [
      join(REPOSITORY_ROOT, "node_modules/vite/bin/vite.js"),
      "build",
      "--outDir",
      appDir,
      "--emptyOutDir",
      "--logLevel",
      "error",
    ],
    { cwd: join(REPOSITORY_ROOT, "packages/app"), env: { ...process.env, NODE_ENV: "production" } },
  );
  const db = connect(databaseUrl);
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    VANBOOK_APP_DIR: appDir,
    VANBOOK_REQUESTS_PER_MINUTE: "0",
  });
  const server = createApp({ db, config, log: createLog("silent") }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    // A server that listens on a port has an address of this type.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await new Promise((resolve) => void server.close(resolve).closeAllConnections());
      await db.destroy();
      await rm(appDir, { recursive: true, force: true });
    },
  };
}

const REPOSITORY_ROOT = join(import.meta.dirname, "../..");
