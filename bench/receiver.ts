import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A partner's server in a process of its own: answers 200 to each post, but never to one to `/silent`. Told a number by its parent, it tells
 * when it has been posted to so often since.
 */
let [wanted, posted] = [Infinity, 0];
const server = createServer((request, response) => {
  request.resume();
  if (request.url === "/silent") return;
  request.once("end", () => {
    response.end("ok");
    posted += 1;
    if (posted === wanted) process.send?.("posted");
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", (count: number) => ([wanted, posted] = [count, 0]));
process.on("disconnect", () => process.exit(0));
