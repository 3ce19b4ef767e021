/** Lets a few works run at once; the others wait their turn, in the order in which they came. */
export interface Turns {
  /** Runs `work` when it is its turn; rejects with a NoTurnError when too many wait already, or it has waited too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects all that wait now with what has just stopped one that ran, because it would stop them too. */
  refuseWaiting(error: Error): void;
}

/** Why a work never began: more came than could be done. */
export class NoTurnError extends Error {
  override name = "NoTurnError";
}

/** Makes a queue for works that run `atOnce` at a time; `waiting` may queue, each for `patience` milliseconds. */
export function createTurns({ atOnce, waiting = 500, patience = 10_000 }: TurnLimits): Turns {
  let running = 0;
  const queue = new Set<Waiting>(); // a Set keeps the order of arrival

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (queue.size >= waiting) throw new NoTurnError("Too many wait already");
      const leave = () => {
        clearTimeout(limit);
        queue.delete(mine);
      };
      const mine: Waiting = {
        begin: () => (leave(), resolve()),
        refuse: (error) => (leave(), reject(error)),
      };
      const limit = setTimeout(() => mine.refuse(new NoTurnError("Waited too long")), patience);
      queue.add(mine);
    });
  }

  /** Hands the place of one that has ended to who waits longest. */
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
  };
}

interface TurnLimits {
  atOnce: number;
  waiting?: number;
  patience?: number;
}

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}
