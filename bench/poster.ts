import { measureRate } from "./measure.ts";
import { createPosters } from "./posting.ts";

/**
 * A process beside the bench that posts until it is stopped: `poster.ts <url> <company> <clients>`.
 */
const [, , url = "", companyId = "1", clients = "8"] = process.argv;
const count = Number(clients);
const posters = await createPosters(url, Number(companyId), { clients: count, seriesOfTheirOwn: true });
let ending = false;
process.on("message", () => (ending = true));
process.on("disconnect", () => process.exit(1));
await posters.post(0);
process.send?.("posting");
let postedCount = 0;
const startTime = performance.now();
while (!ending) {
  await measureRate(count, 0.1, async (client) => {
    await posters.post(client);
    postedCount += 1;
  });
}
process.send?.((postedCount / (performance.now() - startTime)) * 1000);
await posters.close();
process.disconnect();
