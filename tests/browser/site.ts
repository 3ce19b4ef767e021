import type { AddressInfo } from "node:net";
import type { Knex } from "knex";
import { pino } from "pino";
import { type Browser, chromium } from "playwright";
import { inject } from "vitest";
import { createApp } from "../../packages/server/app.ts";
import { readConfig } from "../../packages/server/config.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { listen } from "../../packages/server/http/listen.ts";
import { createDemoDatabase } from "../demo-database.ts";
import { createVisitors, type Visitors } from "./visitors.ts";
import { getChromiumPath } from "../../scripts/project/chromium.mjs";

/** The running product for a test: a browser, and the address that serves app and API. */
export interface Site {
  url: string;
  db: Knex;
  browser: Browser;
  visitors: Visitors;
  stop(): Promise<void>;
}

/**
 * Starts server, demo business and browser for a test file; call `stop` in `afterAll`. `env` has
 * additional environment variables of the server; `isEmpty` leaves the database without any
 * company.
 */
export async function startSite(env: Record<string, string> = {}, { isEmpty = false } = {}): Promise<Site> {
  const database = await (isEmpty ? createTestDatabase() : createDemoDatabase({ bills: 300 }));
  // When all processors are busy, a connection may take longer than the usual timeout.
  const db = connect(database.url, { connectSeconds: 60 });
  const config = readConfig({
    DATABASE_URL: database.url,
    VANBOOK_APP_DIR: inject("appDir"),
    VANBOOK_CHECK_ANSWERS: "1",
    ...env,
  });
  const server = listen(createApp({ db, config, log: pino({ level: "silent" }) }), 0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const browser = await getWorkerBrowser();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    db,
    browser,
    visitors: createVisitors(browser, url),
    async stop() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await new Promise((resolve) => void server.close(resolve).closeAllConnections());
      await db.destroy();
      await database.drop();
    },
  };
}

/**
 * This worker's Chromium, shared by its test files one after the other, each with its own contexts.
 * It ends with the worker.
 */
async function getWorkerBrowser(): Promise<Browser> {
  const browser = await (browserLaunch ??= launch());
  return browser.isConnected() ? browser : (browserLaunch = launch());
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_OPTIONS });
}

let browserLaunch: Promise<Browser> | undefined;

export const CHROMIUM_PATH = getChromiumPath();

export const CHROMIUM_OPTIONS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  // Gives letters the same width in the headless shell as on a screen.
  "--font-render-hinting=none",
  // Pages of a context share a process that has already compiled the app's code (visitors.ts keeps
  // it alive).
  "--process-per-site",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
