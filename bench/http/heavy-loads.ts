import { randomUUID } from "node:crypto";
import type { Place } from "../data/build.ts";
import { createSilentEndpoints } from "./silent-endpoints.ts";
import { LAST_DAY, makeHead } from "./large-requests.ts";
import { createPhoto } from "./photo.ts";
import { BENCH_DAY, BENCH_WEEK, REPORT_PATH, TABLE_TYPE } from "./sale-report.ts";
import { createSheet } from "./sheet.ts";
import type { Question } from "./start.ts";

/** What a company asks for again and again, with many callers at once. */
export interface HeavyLoad {
  what: string;
  callers: number;
  make: () => Question;
  /** Prepares the load and returns a function that removes it. */
  begin?: () => Promise<() => Promise<void>>;
}

export function listHeavyLoads(place: Place): HeavyLoad[] {
  const photo = createPhoto();
  const sheet = createSheet();
  return [
    { what: "forty PDFs", callers: 40, make: () => HEAVY_FILE },
    {
      what: "forty workbooks",
      callers: 40,
      make: () => ({ ...HEAVY_FILE, headers: { Accept: WORKBOOK_TYPE } }),
    },
    {
      what: "ten imported sheets",
      callers: 10,
      make: () => ({ path: "/api/v1/imports/preview", body: { kind: "customer", file: sheet } }),
    },
    {
      what: "ten trips with two photos of 36 megapixels",
      callers: 10,
      make: () =>
        post("trips", {
          ...{ clientId: randomUUID(), startedAt: `${LAST_DAY}T04:00:00Z`, startingKm: 1 },
          ...{ endedAt: `${LAST_DAY}T05:00:00Z`, endingKm: 2, startingPic: photo, endingPic: photo },
        }),
    },
    {
      what: "forty CSV files of 10,000 bills",
      callers: 40,
      make: () => ({ path: REPORT_PATH, body: BENCH_WEEK, headers: { Accept: "text/csv" } }),
    },
    {
      what: "eight batches of 200 journals",
      callers: 8,
      make: () =>
        post("journals/batch", { documents: Array.from({ length: 200 }, () => makeJournal(place)) }),
    },
    { what: "sixteen reports over all years", callers: 16, make: () => HEAVY_REPORT },
    {
      what: "forty lists of 3,000 accounts",
      callers: 40,
      make: () => ({ path: "/api/getAccount", query: { CompanyID: place.company.author.companyId } }),
    },
    {
      what: "postings to two hundred silent endpoints",
      callers: 4,
      make: () => post("journals", makeJournal(place)),
      begin: () => createSilentEndpoints(place),
    },
  ];
}

/** What a person of another company asks for: two lists and a posting. */
export function listSmallRequests(place: Place): (() => Question)[] {
  return [
    () => ({
      path: REPORT_PATH,
      query: { page: 1, pageSize: 20 },
      body: BENCH_DAY,
      headers: { Accept: TABLE_TYPE },
    }),
    () => ({ path: "/api/getZone", query: { CompanyID: place.company.author.companyId } }),
    () => post("journals", makeJournal(place)),
  ];
}

function makeJournal({ company: { salesmen, bank } }: Place): object {
  const lines = [
    { accountId: salesmen[0]?.cash, debit: 10 },
    { accountId: bank, credit: 10 },
  ];
  return { ...makeHead(), lines };
}

function post(path: string, body: object): Question {
  return { path: `/api/v1/${path}`, body, headers: { "Idempotency-Key": randomUUID() } };
}

/** A day: a longer range would only make the end of each round longer. */
export const HEAVY_FILE: Question = {
  path: REPORT_PATH,
  body: BENCH_DAY,
  headers: { Accept: "application/pdf" },
};
const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const HEAVY_REPORT: Question = {
  path: "/api/ItemwiseSale",
  query: { page: 1, pageSize: 200, FromDate: "2024-04-01", ToDate: LAST_DAY },
  headers: { Accept: TABLE_TYPE },
};
