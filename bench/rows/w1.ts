import { formatPerSecond, type BenchRow, type Figure } from "../figure.ts";
import { compare, measureRate } from "../measure.ts";
import { createOneRowWriters } from "../baselines/one-row-writers.ts";
import { createPosters } from "../posting.ts";
import { createReplays } from "../replay.ts";

export const w1: BenchRow = {
  id: "W1",
  about:
    "a bill of five lines posted in a transaction of its own, against its rows in one packet, and one durable row",
  async measure({ data: { empty } }) {
    const figures: Figure[] = [];
    for (const { what, clients, seriesOfTheirOwn, least } of POSTING_CASES) {
      const { companyId } = empty.company.author;
      const posters = await createPosters(empty.url, companyId, { clients, seriesOfTheirOwn });
      const replays = await createReplays(empty.url, companyId, { clients, seriesOfTheirOwn });
      const writers = await createOneRowWriters(empty.url, clients);
      const post = () => measureRate(clients, RUN_SECONDS, (client) => posters.post(client));
      const packets = await compare(5, post, () => replays.rate(Math.ceil(PACKET_COUNT / clients)));
      const rows = await compare(3, post, () =>
        measureRate(clients, RUN_SECONDS, (client) => writers.write(client)),
      );
      await posters.close();
      await replays.close();
      await writers.close();
      figures.push(
        {
          what: `${what}, against the same rows in one packet`,
          figure: formatPerSecond(packets.measured, "bills"),
          baseline: formatPerSecond(packets.baseline, "bills"),
          ratio: packets.ratio,
          goal: { least },
        },
        {
          what: `${what}, against one durable row`,
          figure: formatPerSecond(rows.measured, "bills"),
          baseline: formatPerSecond(rows.baseline, "rows"),
          ratio: rows.ratio,
        },
      );
    }
    return figures;
  },
};

const POSTING_CASES = [
  { what: "one connection", clients: 1, seriesOfTheirOwn: false, least: 0.6 },
  { what: "eight connections, a series each", clients: 8, seriesOfTheirOwn: true, least: 0.5 },
  { what: "eight connections, one series", clients: 8, seriesOfTheirOwn: false, least: 0.3 },
];
const RUN_SECONDS = 2;
const PACKET_COUNT = 800;
