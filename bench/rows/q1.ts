import { setTimeout as sleep } from "node:timers/promises";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { HEAVY_FILE, listHeavyLoads, listSmallRequests, type HeavyLoad } from "../http/heavy-loads.ts";
import { LAST_DAY } from "../http/large-requests.ts";
import { signIn } from "../http/sign-in.ts";
import { startVanbook, type AskedServer, type Question } from "../http/start.ts";
import { calculateMedian, compare, measureMilliseconds } from "../measure.ts";

export const q1: BenchRow = {
  id: "Q1",
  about:
    "small requests and a file of one company, and the main thread, while another company loads the server",
  async measure({ data: { full, sparse } }) {
    const vanbook = await startVanbook(full, { today: LAST_DAY, sendsWebhooks: true });
    const Cookie = await signIn(sparse.db, sparse.company.author.companyId);
    const askAsOther = (question: Question) =>
      vanbook.ask({ ...question, headers: { ...question.headers, Cookie } });
    const smallRequests = listSmallRequests(sparse).map((make) => () => askAsOther(make()));
    const measureSmall = () => measureSlowest(smallRequests, RUN_SECONDS);
    const measureFile = () => measureMilliseconds(() => askAsOther(HEAVY_FILE));
    const figures: Figure[] = [];
    try {
      await Promise.all([vanbook.ask(HEAVY_FILE), askAsOther(HEAVY_FILE)]);
      for (const load of listHeavyLoads(full)) {
        const end = await load.begin?.();
        const delays: number[] = [];
        const measureUnderLoad = async () => {
          let slowest = Number.NaN;
          const strain = await vanbook.strainOf(async () => {
            slowest = await runUnderLoad(vanbook, load, measureSmall);
          });
          delays.push(strain.longestWorkMilliseconds || strain.longestMilliseconds);
          return slowest;
        };
        const { measured, baseline, ratio } = await compare(ROUND_COUNT, measureUnderLoad, measureSmall);
        figures.push({
          what: `small requests of another company during ${load.what}, 95th percentile`,
          figure: formatMilliseconds(measured),
          baseline: formatMilliseconds(baseline),
          ratio,
          goal: { most: 2 },
        });
        // Without the first round, which also loads and compiles code.
        figures.push(
          compareWithLimit(
            `longest work of the server's main thread at once during ${load.what}`,
            delays.slice(1),
          ),
        );
        await end?.();
      }
      const [forty] = listHeavyLoads(full) as [HeavyLoad];
      const { measured, baseline } = await compare(
        ROUND_COUNT,
        () => runUnderLoad(vanbook, forty, measureFile),
        measureFile,
      );
      figures.push({
        what: "what a small PDF of another company waits longer during forty PDFs",
        figure: formatMilliseconds(measured - baseline),
        baseline: formatMilliseconds(MOST_FILE_WAIT_MS),
        ratio: (measured - baseline) / MOST_FILE_WAIT_MS,
        goal: { most: 1 },
      });
    } finally {
      await vanbook.stop();
    }
    return figures;
  },
};

function compareWithLimit(what: string, delays: readonly number[]): Figure {
  const median = calculateMedian(delays);
  return {
    what,
    figure: formatMilliseconds(median),
    baseline: formatMilliseconds(MOST_DELAY_MS),
    ratio: median / MOST_DELAY_MS,
    goal: { most: 1 },
  };
}

/** The 95th percentile in milliseconds, of requests that are sent in turns. */
async function measureSlowest(
  requests: readonly (() => Promise<unknown>)[],
  seconds: number,
): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until)
    for (const ask of requests) {
      times.push(await measureMilliseconds(ask));
      await sleep(PAUSE_MS);
    }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** The callers ask again and again; those that are refused wait a little, as Retry-After says. */
async function runUnderLoad(
  vanbook: AskedServer,
  { make, callers }: Pick<HeavyLoad, "make" | "callers">,
  work: () => Promise<number>,
): Promise<number> {
  let isOver = false;
  const ask = async () => {
    while (!isOver)
      await vanbook.ask(make()).catch(async (error: unknown) => {
        if (!(error instanceof Error && /"code":"(BUSY|TOO_SLOW)"/.test(error.message))) throw error;
        await sleep(1000);
      });
  };
  const loads = Promise.all(Array.from({ length: callers }, ask));
  const figure = sleep(LOAD_START_MS).then(work);
  try {
    // A load that fails ends the measurement.
    await Promise.race([figure, loads]);
    return await figure;
  } finally {
    isOver = true;
    await loads;
  }
}

const ROUND_COUNT = 3;
const RUN_SECONDS = 3;
const PAUSE_MS = 20;
const LOAD_START_MS = 500;
/** Another company's file must start within a second. */
const MOST_FILE_WAIT_MS = 1000;
/** No flood may keep `/healthz` waiting for longer. */
const MOST_DELAY_MS = 100;
