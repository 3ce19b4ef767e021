import { setTimeout as sleep } from "node:timers/promises";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { BENCH_DAY, REPORT_PATH, TABLE_TYPE } from "../http/sale-report.ts";
import { createSheet } from "../http/sheet.ts";
import { signIn } from "../http/sign-in.ts";
import { startVanbook, type AskedServer, type Question } from "../http/start.ts";
import { compare, measureMilliseconds } from "../measure.ts";

export const q1: BenchRow = {
  id: "Q1",
  about: "small requests and a file of one company while another company loads the server, against calm",
  async measure({ data: { full, sparse } }) {
    const vanbook = await startVanbook(full);
    const Cookie = await signIn(sparse.db, sparse.company.author.companyId);
    const askAsOther = (question: Question) =>
      vanbook.ask({ ...question, headers: { ...question.headers, Cookie } });
    const measureSmall = () => measureSlowest(() => askAsOther(SMALL_REPORT), RUN_SECONDS);
    const figures: Figure[] = [];
    try {
      await Promise.all([vanbook.ask(SMALL_FILE), askAsOther(SMALL_FILE), askAsOther(SMALL_REPORT)]);
      for (const { what, question, callers } of HEAVY_LOADS) {
        const { measured, baseline, ratio } = await compare(
          ROUND_COUNT,
          () => runUnderLoad(vanbook, question, callers, measureSmall),
          measureSmall,
        );
        figures.push({
          what: `a small report of another company during ${what}, 95th percentile`,
          figure: formatMilliseconds(measured),
          baseline: formatMilliseconds(baseline),
          ratio,
          goal: { most: 2 },
        });
      }
      const measureFile = () => measureMilliseconds(() => askAsOther(SMALL_FILE));
      const { measured, baseline } = await compare(
        ROUND_COUNT,
        () => runUnderLoad(vanbook, HEAVY_FILE, 40, measureFile),
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

/** The 95th percentile in milliseconds. */
async function measureSlowest(ask: () => Promise<unknown>, seconds: number): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    times.push(await measureMilliseconds(ask));
    await sleep(PAUSE_MS);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** The callers ask again and again; those that are refused wait a little, as Retry-After says. */
async function runUnderLoad(
  vanbook: AskedServer,
  question: Question,
  callers: number,
  work: () => Promise<number>,
): Promise<number> {
  let isOver = false;
  const loads = Array.from({ length: callers }, async () => {
    while (!isOver)
      await vanbook.ask(question).catch(async (error: unknown) => {
        if (!(error instanceof Error && /"code":"(BUSY|TOO_SLOW)"/.test(error.message))) throw error;
        await sleep(1000);
      });
  });
  await sleep(LOAD_START_MS);
  const figure = await work();
  isOver = true;
  await Promise.all(loads);
  return figure;
}

const PDF_HEADERS = { Accept: "application/pdf" };
const SMALL_REPORT: Question = {
  path: REPORT_PATH,
  query: { page: 1, pageSize: 20 },
  body: BENCH_DAY,
  headers: { Accept: TABLE_TYPE },
};
/** A day: a longer range would only make the end of each round longer. */
const HEAVY_FILE: Question = { path: REPORT_PATH, body: BENCH_DAY, headers: PDF_HEADERS };
/** Of the company with a tenth of the bills. */
const SMALL_FILE: Question = HEAVY_FILE;
const HEAVY_REPORT: Question = {
  path: "/api/ItemwiseSale",
  query: { page: 1, pageSize: 200, FromDate: "2024-04-01", ToDate: "2026-03-31" },
  headers: { Accept: TABLE_TYPE },
};
const HEAVY_LOADS: readonly { what: string; question: Question; callers: number }[] = [
  { what: "forty PDFs", question: HEAVY_FILE, callers: 40 },
  {
    what: "ten imported sheets",
    question: { path: "/api/v1/imports/preview", body: { kind: "customer", file: createSheet() } },
    callers: 10,
  },
  { what: "sixteen reports over all years", question: HEAVY_REPORT, callers: 16 },
];
const ROUND_COUNT = 2;
const RUN_SECONDS = 3;
const PAUSE_MS = 20;
const LOAD_START_MS = 500;
/** Another company's file must start within a second. */
const MOST_FILE_WAIT_MS = 1000;
