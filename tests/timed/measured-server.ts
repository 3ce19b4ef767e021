import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createApp } from "../../packages/server/app.ts";
import { readConfig } from "../../packages/server/config.ts";
import { connect } from "../../packages/server/db/connection.ts";

// A server in a separate process. For each message it returns how long its event loop was blocked
// at most since the last message, in milliseconds of processor time, so that other processes on the
// machine don't count.
const config = readConfig(process.env);
const app = createApp({ db: connect(config.databaseUrl), config, log: pino({ level: "silent" }) });
const server = app.listen(0, "127.0.0.1", () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
let longest = 0;
let before = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, 1);
process.on("message", () => {
  process.send?.({ longest });
  longest = 0;
});
