import { copyOf, type StandInBooks } from "../../server/stand-in/books.ts";
import { NotKnown } from "../../server/stand-in/not-known.ts";
import { createAnswers, errorBody, JSON_TYPE } from "../../server/stand-in/request.ts";
import { seededBooks } from "../../server/stand-in/seeded.ts";
import { Problem } from "../problem.ts";
import type { OperationId } from "../methods.ts";
import { createClock, type StandInClock } from "./clock.ts";
import { createFaults, type FailureOf, type Refusal } from "./faults.ts";
import { wholeSeed, type StandInSeed } from "./stand-in-seed.ts";

export type { StandInClock } from "./clock.ts";

/** Options of a stand-in. */
export interface StandInOptions {
  /** The day or instant of its clock; 15 April 2026 if omitted. */
  today?: string;
  /** Its business data; if omitted, a small dealer in medical goods with a month of trade. */
  seed?: StandInSeed;
  /** What keys may call: `{ "read-only": ["sales.report"] }`. A key that is not listed may call everything. */
  keys?: Readonly<Record<string, readonly OperationId[]>>;
  /** Callers without a key are signed in, as in Vanbook's own pages; false if omitted. */
  session?: boolean;
}

/** A stand-in of the API for tests: `createVanbook({ …, fetch: standIn.fetch })`. */
export interface StandIn {
  /** Answers a request as the server would. Only the path matters; any origin works. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /**
   * Makes the next calls of an operation fail: once, `times` times, or always. Failures are used in the order in
   * which they were added.
   */
  fail<Op extends OperationId>(operation: Op, failure: FailureOf<Op>, times?: number | "always"): void;
  /** Delays each call of an operation (`"*"`: of all operations), by the machine's timers. */
  delay(operation: OperationId | "*", milliseconds: number): void;
  clock: StandInClock;
  /** The calls so far, in order. */
  readonly calls: readonly CallOfStandIn[];
  /** Restores the initial state: books, clock, calls and failures. */
  reset(): void;
}

/** A call that a stand-in has answered. */
export interface CallOfStandIn {
  /** Null if no operation has this path. */
  operation: OperationId | null;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** The request body, parsed if it is JSON. */
  body: unknown;
  status: number;
  /** The error code of the response; null for a success. */
  code: string | null;
}

/** Creates a stand-in of the API: books in memory, with the server's own rules. */
export function createStandIn(options: StandInOptions = {}): StandIn {
  const { today = USUAL_DAY, keys = {}, session: isSession = false } = options;
  const clock = createClock(today);
  const seeded = booksOn(today, options.seed);
  const faults = createFaults();
  const calls: CallOfStandIn[] = [];
  let books: StandInBooks = { ...copyOf(seeded), clock };
  const answers = createAnswers({ books: () => books, keys, isSession });

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await request.text();
      const found = answers.find(request.method, url.pathname);
      const operation = found instanceof Problem ? null : (found.operation.id as OperationId);
      const call = { operation, method: request.method, path: url.pathname, ...sentOf(url, body) };
      const milliseconds = operation ? faults.delayOf(operation) : 0;
      if (milliseconds > 0) await waiting(milliseconds, request.signal);
      request.signal.throwIfAborted();
      const fault = operation ? faults.next(operation) : undefined;
      if (fault === "network") {
        calls.push({ ...call, status: 0, code: "NETWORK" });
        throw new TypeError("Failed to fetch");
      }
      const requestId = `stand-in-${calls.length + 1}`;
      const { method, headers } = request;
      const answer = fault
        ? refusal(fault, requestId)
        : answered(requestId, () => {
            if (found instanceof Problem) throw found;
            return answers.answer(found.operation, found.path, { method, url, headers, body });
          });
      const code = answer.status === 200 ? null : (JSON.parse(answer.body) as { code: string }).code;
      calls.push({ ...call, status: answer.status, code });
      return new Response(answer.body, {
        status: answer.status,
        headers: { ...answer.headers, "X-Request-Id": requestId, Date: clock.now().toUTCString() },
      });
    },
    fail: (operation, failure, times = 1) => faults.fail(operation, failure as FailureOf<OperationId>, times),
    delay: (operation, milliseconds) => faults.delay(operation, milliseconds),
    clock,
    calls,
    reset() {
      books = { ...copyOf(seeded), clock };
      clock.set(today);
      faults.clear();
      calls.length = 0;
    },
  };
}

/** The books of a seed on a day. The default seed's books are created once per day and shared by all stand-ins. */
function booksOn(today: string, seed: StandInSeed | undefined): StandInBooks {
  const known = seed ? undefined : usual.get(today);
  if (known) return known;
  const made = seededBooks(wholeSeed(seed), createClock(today));
  if (!seed) usual.set(today, made);
  return made;
}

function answered(
  requestId: string,
  work: () => { status: number; body: string; headers: Record<string, string> },
) {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotKnown)
      return refusal({ status: 501, code: NOT_KNOWN, message: error.message }, requestId);
    if (!(error instanceof Problem)) throw error;
    const { status, code, message, detail } = error;
    return refusal({ status, code, message, ...detail }, requestId);
  }
}

function refusal({ status, code, fields, retryAfter, ...said }: Refusal, requestId: string) {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  const headers = { "Content-Type": JSON_TYPE, ...wait };
  return { status, body: errorBody(code, said, requestId, fields), headers };
}

function sentOf(url: URL, text: string): Pick<CallOfStandIn, "query" | "body"> {
  const query = Object.fromEntries(url.searchParams);
  try {
    return { query, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
  } catch {
    return { query, body: text };
  }
}

function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

const usual = new Map<string, StandInBooks>();
const USUAL_DAY = "2026-04-15";
/** The error code for operations that only a real server supports. */
const NOT_KNOWN = "STAND_IN_UNKNOWN";
