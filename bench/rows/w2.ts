import { aSecond, inMilliseconds, type BenchRow } from "../figure.ts";
import { compare, rateOf } from "../measure.ts";
import { createOneRowWriters, createPosters } from "../posting.ts";
import { timeStatements } from "../statement-times.ts";

/** Batches as phones send them, and what the rollups cost in them. */
export const w2: BenchRow = {
  id: "W2",
  about: "bills in batches of 200 a transaction, against one durable row each; and what their rollups cost",
  async measure({ data: { empty } }) {
    const { companyId } = empty.company.author;
    const posters = await createPosters(empty.url, companyId, { clients: 1, seriesOfTheirOwn: false });
    const writers = await createOneRowWriters(empty.url, 1);
    const { measured, baseline, ratio } = await compare(
      5,
      async () => BATCH * (await rateOf(1, SECONDS, () => posters.post(0, BATCH))),
      () => rateOf(1, SECONDS, (client) => writers.write(client)),
    );
    const rollups = timeStatements(posters.db, (sql) =>
      /^INSERT INTO (ledger|stock|location|customer|salesman)_(day|month) /.test(sql),
    );
    const begun = performance.now();
    const batches = 20;
    for (let batch = 0; batch < batches; batch++) await posters.post(0, BATCH);
    const whole = (performance.now() - begun) / batches;
    const without = whole - rollups.milliseconds() / batches;
    if (rollups.count() < batches) throw new Error("The statements of the rollups were not seen.");
    await posters.close();
    await writers.close();
    return [
      {
        what: "batches of 200",
        figure: aSecond(measured, "bills"),
        baseline: aSecond(baseline, "rows"),
        ratio,
        goal: { least: 1 },
      },
      {
        what: "with rollups, against the batch without their statements",
        figure: inMilliseconds(whole),
        baseline: inMilliseconds(without),
        ratio: whole / without,
        goal: { most: 1.5 },
      },
    ];
  },
};

const BATCH = 200;
const SECONDS = 2;
