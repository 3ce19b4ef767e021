import { copyOf, type StandInBooks } from "../../server/stand-in/books.ts";
import { NotKnown } from "../../server/stand-in/not-known.ts";
import { createAnswers, writeErrorBody, JSON_TYPE } from "../../server/stand-in/request.ts";
import { createSeededBooks } from "../../server/stand-in/seeded.ts";
import { Problem } from "../problem.ts";
import type { Args, OperationId, ReportId } from "../methods.ts";
import { createClock, type StandInClock } from "./clock.ts";
import { createFaults, type FailureOf, type Refusal } from "./faults.ts";
import {
  createGiven,
  GivenRefusal,
  type GivenAnswers,
  type GivenByOperation,
  type GivenRows,
} from "./given.ts";
import { readBody, type SentBody } from "./sent-body.ts";
import { completeSeed, type StandInSeed } from "./stand-in-seed.ts";

export type { StandInClock } from "./clock.ts";

/** Options of a stand-in. */
export interface StandInOptions {
  /** The day or instant of its clock; 15 April 2026 if omitted. */
  today?: string;
  /** Its business data; if omitted, a small dealer in medical goods with a month of trade. */
  seed?: StandInSeed;
  /**
   * What keys may call: `{ "read-only": ["sales.report"] }`. A key that is not listed may call
   * everything.
   */
  keys?: Readonly<Record<string, readonly OperationId[]>>;
  /** Callers without a key are signed in, as in Vanbook's own pages; false if omitted. */
  session?: boolean;
  /**
   * Whether the contract checks arguments; true if omitted. A page whose policy forbids code made
   * of text (`unsafe-eval`) has to leave it out.
   */
  checks?: boolean;
  /** Given answers that replace the stand-in's, as by `give`; `reset` keeps them. */
  answers?: GivenAnswers;
}

/** A stand-in of the API for tests: `createVanbook({ …, fetch: standIn.fetch })`. */
export interface StandIn {
  /** Answers a request as the server would. Only the path matters; any origin works. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /**
   * Makes the next calls of an operation (`"*"`: of all operations) fail: once, `times` times, or
   * always. Failures are used in the order in which they were added.
   */
  fail<Op extends OperationId>(operation: Op | "*", failure: FailureOf<Op>, times?: number | "always"): void;
  /**
   * Answers an operation with this in place of the stand-in's own answer, also an operation that it
   * does not know. Arguments are still checked by the contract, which also says how the answer is
   * written.
   */
  give<Op extends OperationId>(operation: Op, answer: GivenByOperation[Op]): void;
  /**
   * Answers a report with these rows, in every representation: search, order, pages and totals are
   * its own.
   */
  giveRows<Op extends ReportId>(report: Op, rows: GivenRows<Op> | ((args: Args<Op>) => GivenRows<Op>)): void;
  /**
   * Delays each call of an operation (`"*"`: of all operations), by the machine's timers. With
   * Infinity there is no answer until the caller aborts.
   */
  delay(operation: OperationId | "*", milliseconds: number): void;
  clock: StandInClock;
  /** The calls so far, in order. */
  readonly calls: readonly CallOfStandIn[];
  /**
   * Restores the initial state: books, clock, calls, failures, delays, and what was given at
   * creation.
   */
  reset(): void;
}

/** A call that a stand-in has answered. */
export interface CallOfStandIn {
  /** Null if no operation has this path. */
  operation: OperationId | null;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** The request body, parsed if it is JSON or a form. */
  body: unknown;
  status: number;
  /** The error code of the response; null for a success. */
  code: string | null;
}

/** Creates a stand-in of the API: books in memory, with the server's own rules. */
export function createStandIn(options: StandInOptions = {}): StandIn {
  const { today = USUAL_DAY, keys = {}, checks: isChecked = true, session: isSession = false } = options;
  const clock = createClock(today);
  const initialBooks = createBooksOn(today, options.seed, isChecked);
  const faults = createFaults();
  const givenAnswers = createGiven(options.answers ?? {});
  const calls: CallOfStandIn[] = [];
  let books: StandInBooks = { ...copyOf(initialBooks), clock };
  const answers = createAnswers({ books: () => books, given: givenAnswers.of, keys, isChecked, isSession });

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await readBody(request);
      const foundOperation = answers.find(request.method, url.pathname);
      const operation =
        foundOperation instanceof Problem ? null : (foundOperation.operation.id as OperationId);
      const call = { operation, method: request.method, path: url.pathname, ...readSent(url, body) };
      const milliseconds = operation ? faults.delayOf(operation) : 0;
      if (milliseconds > 0) await waitOrAbort(milliseconds, request.signal);
      request.signal.throwIfAborted();
      const fault = operation ? faults.next(operation) : undefined;
      if (fault === "network") {
        calls.push({ ...call, status: 0, code: "NETWORK" });
        throw new TypeError("Failed to fetch");
      }
      const requestId = `stand-in-${calls.length + 1}`;
      const { method, headers } = request;
      const answer = fault
        ? buildRefusal(fault, requestId)
        : answerOrRefuse(requestId, () => {
            if (foundOperation instanceof Problem) throw foundOperation;
            return answers.answer(foundOperation.operation, foundOperation.path, {
              method,
              url,
              headers,
              body,
            });
          });
      const code = answer.status === 200 ? null : (JSON.parse(answer.body) as { code: string }).code;
      calls.push({ ...call, status: answer.status, code });
      return new Response(answer.body, {
        status: answer.status,
        headers: { ...answer.headers, "X-Request-Id": requestId, Date: clock.now().toUTCString() },
      });
    },
    fail: (operation, failure, times = 1) => faults.fail(operation, failure as FailureOf<OperationId>, times),
    give: (operation, answer) => givenAnswers.answer(operation, answer),
    giveRows: (report, rows) => givenAnswers.rows(report, rows),
    delay: (operation, milliseconds) => faults.delay(operation, milliseconds),
    clock,
    calls,
    reset() {
      books = { ...copyOf(initialBooks), clock };
      clock.set(today);
      faults.clear();
      givenAnswers.reset();
      calls.length = 0;
    },
  };
}

/** The default seed's books are created once per day and shared by all stand-ins. */
function createBooksOn(today: string, seed: StandInSeed | undefined, isChecked: boolean): StandInBooks {
  const cachedBooks = seed ? undefined : usual.get(today);
  if (cachedBooks) return cachedBooks;
  const newBooks = createSeededBooks(completeSeed(seed), createClock(today), isChecked);
  if (!seed) usual.set(today, newBooks);
  return newBooks;
}

function answerOrRefuse(
  requestId: string,
  work: () => { status: number; body: string; headers: Record<string, string> },
) {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotKnown)
      return buildRefusal({ status: 501, code: NOT_KNOWN, message: error.message }, requestId);
    if (error instanceof GivenRefusal) return buildRefusal(error.refusal, requestId);
    if (!(error instanceof Problem)) throw error;
    const { status, code, message, detail } = error;
    return buildRefusal({ status, code, message, ...detail }, requestId);
  }
}

function buildRefusal({ status, code, fields, retryAfter, ...sentence }: Refusal, requestId: string) {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  const headers = { "Content-Type": JSON_TYPE, ...wait };
  return { status, body: writeErrorBody(code, sentence, requestId, fields), headers };
}

function readSent(url: URL, sentBody: SentBody): Pick<CallOfStandIn, "query" | "body"> {
  const query = Object.fromEntries(url.searchParams);
  if (typeof sentBody !== "string") return { query, body: Object.fromEntries(sentBody) };
  try {
    return { query, body: sentBody === "" ? undefined : (JSON.parse(sentBody) as unknown) };
  } catch {
    return { query, body: sentBody };
  }
}

function waitOrAbort(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

const usual = new Map<string, StandInBooks>();
const USUAL_DAY = "2026-04-15";
const NOT_KNOWN = "STAND_IN_UNKNOWN";
