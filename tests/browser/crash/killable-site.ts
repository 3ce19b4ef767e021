import { chromium } from "playwright";
import { inject } from "vitest";
import { connect } from "../../../packages/server/db/connection.ts";
import { createInstallation, type Installation } from "../../crash/installation.ts";
import { createFaultyBuilds } from "../../faulty-build.ts";
import { CHROMIUM_PATH, CHROMIUM_OPTIONS, type Site } from "../site.ts";
import { createVisitors } from "../visitors.ts";

/**
 * The product without any company; its server and its database are processes that can be killed.
 */
export interface KillableSite extends Site {
  installation: Installation;
}

/** Starts it with a browser that survives both; call `stop` in `afterAll`. */
export async function startKillableSite(): Promise<KillableSite> {
  const builds = await createFaultyBuilds("crashed-vouchers");
  const env = { VANBOOK_DEMO: "0", VANBOOK_APP_DIR: inject("appDir"), VANBOOK_REQUESTS_PER_MINUTE: "0" };
  const installation = await createInstallation(await builds.build(MORTAL_SERVER, undefined), { env });
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_OPTIONS });
  const db = connect(installation.databaseUrl, { max: 2 });
  return {
    url: installation.url,
    db,
    browser,
    visitors: createVisitors(browser, installation.url),
    installation,
    async stop() {
      await browser.close();
      await db.destroy();
      await installation.stop();
      await builds.remove();
    },
  };
}

/**
 * For a request with this header, the server does the work but dies before the first byte of the
 * response.
 */
export const DIES_BEFORE_ITS_ANSWER = "x-dies-before-its-answer";

const MORTAL_SERVER = `
  import { ServerResponse } from "node:http";
  import "./main.ts";
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...head) {
    if (this.req.headers["${DIES_BEFORE_ITS_ANSWER}"]) process.kill(process.pid, "SIGKILL");
    return writeHead.apply(this, head);
  };
`;
