import type { AddressInfo } from "node:net";
import type { Knex } from "knex";
import { pino } from "pino";
import type { Browser } from "playwright";
import { inject } from "vitest";
import { createApp } from "../../packages/server/app.ts";
import { readConfig } from "../../packages/server/config.ts";
import { createTestDatabase } from "../../packages/server/db/test-database.ts";
import { listen } from "../../packages/server/http/listen.ts";
import { createDemoDatabase } from "../demo-database.ts";
import { createVisitors, type Visitors } from "./visitors.ts";
import { workersBrowser } from "./workers-browser.ts";

/** The product as people meet it: a browser, and the address that serves app and API. */
export interface Site {
  url: string;
  db: Knex;
  browser: Browser;
  visitors: Visitors;
  stop(): Promise<void>;
}

/**
 * Starts server, demo business and browser for a test file; `stop` it in `afterAll`. `env` is what an operator sets besides;
 * `isEmpty` leaves the database without any company.
 */
export async function startSite(env: Record<string, string> = {}, { isEmpty = false } = {}): Promise<Site> {
  const {
    db,
    url: databaseUrl,
    drop,
  } = await (isEmpty ? createTestDatabase() : createDemoDatabase({ bills: 300 }));
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    VANBOOK_APP_DIR: inject("appDir"),
    VANBOOK_CHECK_ANSWERS: "1",
    ...env,
  });
  const server = listen(createApp({ db, config, log: pino({ level: "silent" }) }), 0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const browser = await workersBrowser();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    db,
    browser,
    visitors: createVisitors(browser, url),
    async stop() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await new Promise((resolve) => void server.close(resolve).closeAllConnections());
      await drop();
    },
  };
}

export { CHROMIUM, QUIET } from "./workers-browser.ts";
