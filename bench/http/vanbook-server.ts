import { connect } from "../../packages/server/db/connection.ts";
import { createApp } from "../../packages/server/app.ts";
import { readConfig } from "../../packages/server/config.ts";
import { createLog } from "../../packages/server/http/log.ts";
import { startWebhooks } from "../../packages/server/webhooks/webhook-worker.ts";
import { answerStrain } from "./strain.ts";

/**
 * The product over a database of the bench, set up and logging as in production: `vanbook-server.ts
 * <url>`.
 */
const [, , databaseUrl = ""] = process.argv;
const config = readConfig({ DATABASE_URL: databaseUrl, VANBOOK_REQUESTS_PER_MINUTE: "0" });
const [db, log] = [connect(databaseUrl), createLog(config.logLevel)];
const app = createApp({ db, config, log });
if (process.env["BENCH_SENDS_WEBHOOKS"] === "1") startWebhooks(db, { isLocalAllowed: true, log });
const server = app.listen(0, "127.0.0.1", () => answerStrain(server));
