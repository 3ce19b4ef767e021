import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A partner's server in a separate process. It answers each POST with 200, but never answers POSTs
 * to `/silent`. When its parent sends a number, it replies after it has received that many POSTs.
 */
let [wantedCount, postedCount] = [Infinity, 0];
const server = createServer((request, response) => {
  request.resume();
  if (request.url === "/silent") return;
  request.once("end", () => {
    response.end("ok");
    postedCount += 1;
    if (postedCount === wantedCount) process.send?.("posted");
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", (count: number) => ([wantedCount, postedCount] = [count, 0]));
process.on("disconnect", () => process.exit(0));
