import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pino } from "pino";
import { createApp } from "../../packages/server/app.ts";
import { readConfig } from "../../packages/server/config.ts";
import { connect } from "../../packages/server/db/connection.ts";

// A server in a process of its own. Asked by a message, it says how long its event loop was held at most since the last one.
const config = readConfig(process.env);
const app = createApp({ db: connect(config.databaseUrl), config, log: pino({ level: "silent" }) });
const server = app.listen(0, "127.0.0.1", () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
const pauses = monitorEventLoopDelay({ resolution: 1 });
pauses.enable();
process.on("message", () => {
  process.send?.({ longest: pauses.max / 1e6 });
  pauses.reset();
});
