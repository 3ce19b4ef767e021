import { isOtherAsking } from "../asking-companies.ts";
import { getAskingCompany } from "../channels.ts";

/**
 * Limits how many tasks run at once. The others wait in a queue per company: companies take turns,
 * and the tasks of one company start in the order of arrival. So the work of one company delays
 * another by one task at most, and never fills the other's queue.
 */
export interface ConcurrencyQueue {
  /**
   * Waits for its turn. Rejects with QueueError if too many tasks of the company wait or it waited
   * too long, and with the signal's reason if it is aborted before its turn.
   */
  run<T>(work: () => Promise<T>, options?: RunOptions): Promise<T>;
  /** Rejects with a running task's error: the waiting ones would fail in the same way. */
  refuseWaiting(error: Error): void;
  length(): { running: number; waiting: number };
}

export interface RunOptions {
  /**
   * The company whose queue it is, or another name for a queue. By default the company of the
   * current request. Work of nobody (sign-in, daily work) has a queue too, but no limit at once.
   */
  queue?: number | string | undefined;
  signal?: AbortSignal | undefined;
}

/** The task was never started: its queue was full, or it waited too long. */
export class QueueError extends Error {
  override name = "QueueError";

  constructor(
    message: string,
    /** In seconds. */
    readonly retryAfter = 1,
  ) {
    super(message);
  }
}

export function createConcurrencyQueue({
  atOnce,
  atOncePerCompany = atOnce,
  atOnceBesideOthers = atOncePerCompany,
  waiting: mostWaiting = 500,
  patience = 10_000,
  patienceWithOthers = patience,
  retryAfter,
}: QueueLimits): ConcurrencyQueue {
  const running = new Map<QueueName, number>();
  // In the order in which they have their turns: a Map keeps the order of insertion. A Set is a
  // queue from which a task can leave early.
  const queues = new Map<QueueName, Set<Waiting>>();
  let runningCount = 0;

  const countRunning = (name: QueueName) => running.get(name) ?? 0;
  const hasPlace = (name: QueueName) =>
    runningCount < atOnce && (name === undefined || countRunning(name) < chooseLimit(name));
  const chooseLimit = (name: number | string) =>
    typeof name === "number" && isOtherAsking(name) ? atOnceBesideOthers : atOncePerCompany;

  function begin(name: QueueName) {
    runningCount += 1;
    running.set(name, countRunning(name) + 1);
  }

  function end(name: QueueName) {
    runningCount -= 1;
    if (countRunning(name) > 1) running.set(name, countRunning(name) - 1);
    else running.delete(name);
    while (beginNext());
  }

  function beginNext(): boolean {
    for (const [name, queue] of queues) {
      if (!hasPlace(name)) continue;
      queues.delete(name);
      queues.set(name, queue); // its next turn comes after all the others
      const [first] = queue;
      begin(name);
      first?.begin(); // a queue without tasks is deleted
      return true;
    }
    return false;
  }

  function waitForTurn(name: QueueName, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? new Set<Waiting>();
      if (queue.size >= mostWaiting) throw new QueueError("Too many wait already", retryAfter);
      const leave = () => {
        clearTimeout(limit);
        signal?.removeEventListener("abort", cancel);
        queue.delete(mine);
        if (queue.size === 0) queues.delete(name);
      };
      const mine: Waiting = {
        begin: () => (leave(), resolve()),
        refuse: (error) => (leave(), reject(error)),
      };
      const cancel = () => mine.refuse(signal?.reason as Error);
      const giveUp = () => mine.refuse(new QueueError("Waited too long", retryAfter));
      const checkOwnWork = () => {
        const isBehindOwn = countRunning(name) > 0 || queue.values().next().value !== mine;
        if (isBehindOwn || patienceWithOthers <= patience) giveUp();
        else limit = setTimeout(giveUp, patienceWithOthers - patience);
      };
      let limit = setTimeout(checkOwnWork, patience);
      signal?.addEventListener("abort", cancel);
      queue.add(mine);
      queues.set(name, queue);
    });
  }

  return {
    async run(work, { queue: name = getAskingCompany(), signal } = {}) {
      signal?.throwIfAborted();
      if (hasPlace(name) && !queues.has(name)) begin(name);
      else await waitForTurn(name, signal);
      try {
        return await work();
      } finally {
        end(name);
      }
    },
    refuseWaiting(error) {
      for (const queue of queues.values()) for (const one of queue) one.refuse(error);
    },
    length() {
      let waiting = 0;
      for (const { size } of queues.values()) waiting += size;
      return { running: runningCount, waiting };
    },
  };
}

interface QueueLimits {
  atOnce: number;
  /** Less than `atOnce` where a task is long: then no company holds the last place. */
  atOncePerCompany?: number;
  /** The same while another company asks too, which then has a share of the machine at once. */
  atOnceBesideOthers?: number;
  /** Tasks of one company. */
  waiting?: number;
  /** Milliseconds; as long as a task of the same company is before it. */
  patience?: number;
  /** Milliseconds that a task waits which has only the tasks of other companies before it. */
  patienceWithOthers?: number;
  /** Seconds after which a refused caller should ask again. */
  retryAfter?: number;
}

type QueueName = number | string | undefined;

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}
