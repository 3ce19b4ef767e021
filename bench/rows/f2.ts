import { randomUUID } from "node:crypto";
import { startVanbook, type AskedServer } from "../http/start.ts";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";

export const f2: BenchRow = {
  id: "F2",
  about: "the largest requests that are accepted: how long each keeps the server from answering others",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full, { today: LAST_DAY });
    const [{ cash: debitId } = { cash: 0 }] = full.company.salesmen;
    const makeJournal = (lines: number) => ({
      clientId: randomUUID(),
      date: LAST_DAY,
      lines: Array.from({ length: lines }, (_, at) =>
        at % 2 === 0 ? { accountId: debitId, debit: 10 } : { accountId: full.company.bank, credit: 10 },
      ),
    });
    const post = (path: string, body: object) => () =>
      vanbook.ask({ path, body, headers: { "Idempotency-Key": randomUUID() } });
    const unknownNames = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`name${at}`, 1]));
    const unknownBill = { date: LAST_DAY, lines: Array.from({ length: 24 }, () => unknownNames) };
    const largeRequests: [what: string, make: () => () => Promise<unknown>][] = [
      [
        "200 journals of 40 lines in a batch",
        () => post("/api/v1/journals/batch", { documents: makeList(200, () => makeJournal(40)) }),
      ],
      ["a journal of 100 lines", () => post("/api/v1/journals", makeJournal(100))],
      [
        "200 bills of 480 unknown names in a batch",
        () => post("/api/v1/bills/batch", { documents: makeList(200, () => unknownBill) }),
      ],
    ];
    try {
      const figures: Figure[] = [];
      for (const [what, make] of largeRequests) figures.push(await measureBlock(vanbook, what, make));
      return figures;
    } finally {
      await vanbook.stop();
    }
  },
};

/** The median of several, after one that also loads and compiles code. */
async function measureBlock(
  vanbook: AskedServer,
  what: string,
  make: () => () => Promise<unknown>,
): Promise<Figure> {
  await make()();
  const longest: number[] = [];
  for (let round = 0; round < ROUND_COUNT; round += 1)
    longest.push((await vanbook.strainOf(make())).longestMilliseconds);
  const median = longest.toSorted((a, b) => a - b)[Math.floor(ROUND_COUNT / 2)] ?? Number.NaN;
  return {
    what: `longest delay of the event loop during ${what}`,
    figure: formatMilliseconds(median),
    baseline: formatMilliseconds(MOST_DELAY),
    ratio: median / MOST_DELAY,
    goal: { most: 1 },
  };
}

function makeList<Entry>(count: number, make: () => Entry): Entry[] {
  return Array.from({ length: count }, make);
}

const ROUND_COUNT = 5;
/** In milliseconds: no request may keep `/healthz` waiting for longer. */
const MOST_DELAY = 50;
const LAST_DAY = "2026-03-31";
