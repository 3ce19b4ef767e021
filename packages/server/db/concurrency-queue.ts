/** Limits how many tasks run at once; the others wait in order of arrival. */
export interface ConcurrencyQueue {
  /** Waits for its turn. Rejects with QueueError if too many wait or it waited too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects with a running task's error: the waiting ones would fail in the same way. */
  refuseWaiting(error: Error): void;
  length(): { running: number; waiting: number };
}

/** The task was never started: the queue was full, or it waited too long. */
export class QueueError extends Error {
  override name = "QueueError";
}

/** `chooseParallelCount` tasks run; at most `waiting` wait, each for `patience` milliseconds. */
export function createConcurrencyQueue({
  atOnce,
  waiting = 500,
  patience = 10_000,
}: QueueLimits): ConcurrencyQueue {
  let running = 0;
  const queue = new Set<Waiting>(); // a Set keeps insertion order

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (queue.size >= waiting) throw new QueueError("Too many wait already");
      const leave = () => {
        clearTimeout(limit);
        queue.delete(mine);
      };
      const mine: Waiting = {
        begin: () => (leave(), resolve()),
        refuse: (error) => (leave(), reject(error)),
      };
      const limit = setTimeout(() => mine.refuse(new QueueError("Waited too long")), patience);
      queue.add(mine);
    });
  }

  function end() {
    const [first] = queue;
    if (first) first.begin();
    else running -= 1;
  }

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else await turn();
      try {
        return await work();
      } finally {
        end();
      }
    },
    refuseWaiting(error) {
      for (const one of queue) one.refuse(error);
    },
    length: () => ({ running, waiting: queue.size }),
  };
}

interface QueueLimits {
  atOnce: number;
  waiting?: number;
  patience?: number;
}

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}
