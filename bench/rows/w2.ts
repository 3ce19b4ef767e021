import { aSecond, inMilliseconds, type BenchRow } from "../figure.ts";
import { compare, rateOf } from "../measure.ts";
import { createOneRowWriters } from "../baselines/one-row-writers.ts";
import { createPosters } from "../posting.ts";
import { createReplays } from "../replay.ts";

/** Batches as phones send them, and the cost of the rollups in them. */
export const w2: BenchRow = {
  id: "W2",
  about:
    "bills in batches of 200 a transaction, against the same rows in one packet; and what their rollups cost",
  async measure({ data: { empty } }) {
    const { companyId } = empty.company.author;
    const posters = await createPosters(empty.url, companyId, { clients: 1, seriesOfTheirOwn: false });
    const writers = await createOneRowWriters(empty.url, 1);
    const one = { clients: 1, seriesOfTheirOwn: false };
    const replays = await createReplays(empty.url, companyId, { ...one, bills: BATCH });
    const plain = await createReplays(empty.url, companyId, { ...one, bills: BATCH, without: ROLLUPS });
    const post = async () => BATCH * (await rateOf(1, SECONDS, () => posters.post(0, BATCH)));
    const packets = await compare(5, post, async () => BATCH * (await replays.rate(BATCHES)));
    const rows = await compare(3, post, () => rateOf(1, SECONDS, (client) => writers.write(client)));
    const upkeep = await compare(
      5,
      async () => 1000 / (await replays.rate(BATCHES)),
      async () => 1000 / (await plain.rate(BATCHES)),
    );
    const whole = (BATCH * 1000) / packets.measured;
    const without = whole - (upkeep.measured - upkeep.baseline);
    await posters.close();
    await replays.close();
    await plain.close();
    await writers.close();
    return [
      {
        what: "batches of 200, against the same rows in one packet",
        figure: aSecond(packets.measured, "bills"),
        baseline: aSecond(packets.baseline, "bills"),
        ratio: packets.ratio,
        goal: { least: 0.5 },
      },
      {
        what: "batches of 200, against one durable row each",
        figure: aSecond(rows.measured, "bills"),
        baseline: aSecond(rows.baseline, "rows"),
        ratio: rows.ratio,
      },
      {
        what: "with rollups, against the batch without what their statements take in a packet",
        figure: inMilliseconds(whole),
        baseline: inMilliseconds(without),
        ratio: whole / without,
        goal: { most: 1.5 },
      },
    ];
  },
};

const BATCH = 200;
const BATCHES = 10;
const SECONDS = 2;
const ROLLUPS = /^INSERT INTO (ledger|stock|location|customer|salesman)_(day|month) /;
