import { formatPerSecond, formatMilliseconds, type BenchRow } from "../figure.ts";
import { compare, measureRate } from "../measure.ts";
import { createOneRowWriters } from "../baselines/one-row-writers.ts";
import { createPosters } from "../posting.ts";
import { createReplays } from "../replay.ts";

export const w2: BenchRow = {
  id: "W2",
  about:
    "bills in batches of 200 a transaction, against the same rows in one packet; and what their rollups cost",
  async measure({ data: { empty } }) {
    const { companyId } = empty.company.author;
    const posters = await createPosters(empty.url, companyId, { clients: 1, seriesOfTheirOwn: false });
    const writers = await createOneRowWriters(empty.url, 1);
    const one = { clients: 1, seriesOfTheirOwn: false };
    const replays = await createReplays(empty.url, companyId, { ...one, bills: BATCH_SIZE });
    const plain = await createReplays(empty.url, companyId, {
      ...one,
      bills: BATCH_SIZE,
      without: ROLLUP_INSERT,
    });
    const post = async () =>
      BATCH_SIZE * (await measureRate(1, RUN_SECONDS, () => posters.post(0, BATCH_SIZE)));
    const packets = await compare(5, post, async () => BATCH_SIZE * (await replays.rate(BATCH_COUNT)));
    const rows = await compare(3, post, () => measureRate(1, RUN_SECONDS, (client) => writers.write(client)));
    const upkeep = await compare(
      5,
      async () => 1000 / (await replays.rate(BATCH_COUNT)),
      async () => 1000 / (await plain.rate(BATCH_COUNT)),
    );
    const whole = (BATCH_SIZE * 1000) / packets.measured;
    const without = whole - (upkeep.measured - upkeep.baseline);
    await posters.close();
    await replays.close();
    await plain.close();
    await writers.close();
    return [
      {
        what: "batches of 200, against the same rows in one packet",
        figure: formatPerSecond(packets.measured, "bills"),
        baseline: formatPerSecond(packets.baseline, "bills"),
        ratio: packets.ratio,
        goal: { least: 0.5 },
      },
      {
        what: "batches of 200, against one durable row each",
        figure: formatPerSecond(rows.measured, "bills"),
        baseline: formatPerSecond(rows.baseline, "rows"),
        ratio: rows.ratio,
      },
      {
        what: "with rollups, against the batch without what their statements take in a packet",
        figure: formatMilliseconds(whole),
        baseline: formatMilliseconds(without),
        ratio: whole / without,
        goal: { most: 1.5 },
      },
    ];
  },
};

const BATCH_SIZE = 200;
const BATCH_COUNT = 10;
const RUN_SECONDS = 2;
const ROLLUP_INSERT = /^INSERT INTO (ledger|stock|location|customer|salesman)_(day|month) /;
