import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { LAST_DAY, listLargeRequests, type LargeRequest } from "../http/large-requests.ts";
import { startVanbook, type AskedServer } from "../http/start.ts";
import { calculateMedian } from "../measure.ts";

export const f2: BenchRow = {
  id: "F2",
  about: "the largest requests that are accepted: how long each keeps the server from answering others",
  async measure({ data: { full } }) {
    const vanbook = await startVanbook(full, { today: LAST_DAY });
    try {
      const figures: Figure[] = [];
      for (const request of await listLargeRequests(full)) figures.push(await measureBlock(vanbook, request));
      return figures;
    } finally {
      await vanbook.stop();
    }
  },
};

/** The median of several, after one that also loads and compiles code. */
async function measureBlock(vanbook: AskedServer, { what, make, isRefused }: LargeRequest): Promise<Figure> {
  const ask = async () => {
    const answer = vanbook.ask(make());
    await (isRefused ? answer.then(refuseSuccess, checkRefusal) : answer);
  };
  await ask();
  const longest: number[] = [];
  for (let round = 0; round < ROUND_COUNT; round += 1)
    longest.push((await vanbook.strainOf(ask)).longestMilliseconds);
  const median = calculateMedian(longest);
  return {
    what: `longest delay of the event loop during ${what}`,
    figure: formatMilliseconds(median),
    baseline: formatMilliseconds(MOST_DELAY),
    ratio: median / MOST_DELAY,
    goal: { most: 1 },
  };
}

function refuseSuccess(): never {
  throw new Error("What must be refused was accepted");
}

function checkRefusal(error: unknown): void {
  if (!(error instanceof Error && /: 4\d\d /.test(error.message))) throw error;
}

const ROUND_COUNT = 3;
/** In milliseconds: no request may keep `/healthz` waiting for longer. */
const MOST_DELAY = 50;
