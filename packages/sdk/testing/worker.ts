import type { Answer, OperationId, ReportId } from "../methods.ts";
import type { FailureOf } from "./faults.ts";
import type { GivenRows } from "./given.ts";
import type { CallOfStandIn } from "./stand-in.ts";
import type { StandInSeed } from "./stand-in-seed.ts";
import { MESSAGE_KEY, type StandInMessage, type StandInReply } from "./worker-messages.ts";

/** Options of the stand-in of a page. */
export interface PageStandInOptions {
  /**
   * Address of the package's script `dist/testing/service-worker.js` on the page's server. The
   * worker receives calls of pages in the script's folder.
   */
  script: string;
  /**
   * Address of the API, whose `/api/…` calls the worker answers; the page's own address if omitted.
   */
  api?: string;
  /** The day or instant of its clock; 15 April 2026 if omitted. */
  today?: string;
  /** Its business data. A page can send only data to a worker, so documents are a list here. */
  seed?: Omit<StandInSeed, "documents"> & {
    documents?: readonly { operation: OperationId; body: object }[];
  };
  /** What keys may call; a key that is not listed may call everything. */
  keys?: Readonly<Record<string, readonly OperationId[]>>;
  /** Callers without a key are signed in, as in Vanbook's own pages; false if omitted. */
  session?: boolean;
}

/**
 * A stand-in in a service worker. It answers calls of every page in its folder, with any client.
 */
export interface PageStandIn {
  /** Makes the next calls of an operation fail: once, `times` times, or always. */
  fail<Op extends OperationId>(
    operation: Op,
    failure: FailureOf<Op>,
    times?: number | "always",
  ): Promise<void>;
  /** Answers an operation with this in place of the stand-in's own answer. */
  give<Op extends OperationId>(operation: Op, answer: Answer<Op>): Promise<void>;
  /**
   * Answers a report with these rows: search, order, pages and totals are the stand-in's. A page
   * can send no functions.
   */
  giveRows<Op extends ReportId>(report: Op, rows: Omit<GivenRows<Op>, "filters">): Promise<void>;
  /**
   * Delays each call of an operation (`"*"`: of all operations) by this many milliseconds;
   * Infinity: for ever.
   */
  delay(operation: OperationId | "*", milliseconds: number): Promise<void>;
  clock: {
    now(): Promise<Date>;
    set(to: string): Promise<void>;
    advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): Promise<void>;
  };
  /** The calls so far, in order. */
  calls(): Promise<CallOfStandIn[]>;
  /** Restores the initial state: books, clock, calls, failures, delays and given answers. */
  reset(): Promise<void>;
  /**
   * Removes the worker and the events it has stored. From the next load on, the pages call the
   * server again.
   */
  stop(): Promise<void>;
}

/**
 * Starts the stand-in in a service worker, or reuses the one that is already running. Resolves when
 * the worker receives the page's calls. Throws an Error if the browser has no service workers: they
 * need https, or localhost.
 */
export async function startStandIn({ script, ...options }: PageStandInOptions): Promise<PageStandIn> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) throw new Error("This page can have no service worker: it needs https, or localhost.");
  const address = new URL(script, location.href);
  for (const [name, value] of Object.entries(options))
    address.searchParams.set(name, typeof value === "string" ? value : JSON.stringify(value));
  const registration = await serviceWorker.register(address);
  if (!location.href.startsWith(registration.scope))
    throw new Error(
      `The worker hears pages below ${registration.scope} only: serve its script from further up.`,
    );
  const worker = await findActiveWorker(registration, address.href);

  const ask = async <T>(message: StandInMessage): Promise<T> => {
    const { port1, port2 } = new MessageChannel();
    const replyPromise = new Promise<StandInReply>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<StandInReply>) => resolve(data);
    });
    worker.postMessage({ [MESSAGE_KEY]: message }, [port2]);
    const reply = await replyPromise;
    port1.close();
    if ("error" in reply) throw new Error(reply.error);
    return reply.value as T; // the worker answers each message with the type that the message requests
  };
  await ask({ do: "now" });
  await waitForEvent(
    serviceWorker,
    "controllerchange",
    () => serviceWorker.controller?.scriptURL === address.href,
  );
  return {
    fail: (operation, failure, times = 1) =>
      ask({ do: "fail", operation, failure: failure as FailureOf<OperationId>, times }),
    give: (operation, answer) => ask({ do: "give", operation, answer }),
    giveRows: (report, rows) => ask({ do: "giveRows", report, rows }),
    delay: (operation, milliseconds) => ask({ do: "delay", operation, milliseconds }),
    clock: {
      now: () => ask({ do: "now" }),
      set: (to) => ask({ do: "set", to }),
      advance: (by) => ask({ do: "advance", by }),
    },
    calls: () => ask({ do: "calls" }),
    reset: () => ask({ do: "reset" }),
    async stop() {
      await ask({ do: "reset" });
      await registration.unregister();
    },
  };
}

async function findActiveWorker(
  registration: ServiceWorkerRegistration,
  address: string,
): Promise<ServiceWorker> {
  const { installing, waiting } = registration;
  const next = installing ?? waiting;
  if (next)
    await waitForEvent(next, "statechange", () => next.state === "activated" || next.state === "redundant");
  if (registration.active?.scriptURL !== address) throw new Error(`The worker ${address} does not start.`);
  return registration.active;
}

function waitForEvent(target: EventTarget, event: string, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      target.removeEventListener(event, look);
      resolve();
    };
    target.addEventListener(event, look);
    look();
  });
}
