import { aSecond, type BenchRow, type Figure } from "../figure.ts";
import { compare, rateOf } from "../measure.ts";
import { createOneRowWriters, createPosters } from "../posting.ts";

/** One bill a transaction against one durable row. */
export const w1: BenchRow = {
  id: "W1",
  about: "a bill of five lines posted in a transaction of its own, against one durable row",
  async measure({ data: { empty } }) {
    const figures: Figure[] = [];
    for (const { what, clients, seriesOfTheirOwn, least } of CASES) {
      const { companyId } = empty.company.author;
      const posters = await createPosters(empty.url, companyId, { clients, seriesOfTheirOwn });
      const writers = await createOneRowWriters(empty.url, clients);
      const { measured, baseline, ratio } = await compare(
        5,
        () => rateOf(clients, SECONDS, (client) => posters.post(client)),
        () => rateOf(clients, SECONDS, (client) => writers.write(client)),
      );
      await posters.close();
      await writers.close();
      figures.push({
        what,
        figure: aSecond(measured, "bills"),
        baseline: aSecond(baseline, "rows"),
        ratio,
        goal: { least },
      });
    }
    return figures;
  },
};

const CASES = [
  { what: "one connection", clients: 1, seriesOfTheirOwn: false, least: 0.28 },
  { what: "eight connections, a series each", clients: 8, seriesOfTheirOwn: true, least: 0.17 },
  { what: "eight connections, one series", clients: 8, seriesOfTheirOwn: false, least: 0.17 },
];
const SECONDS = 2;
