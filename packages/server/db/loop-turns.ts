/**
 * Continues after the event loop has answered what arrived in the meantime. If several requests
 * wait here, one of them continues in each round of the loop, and companies take turns: otherwise
 * requests that work in slices would block the loop together.
 */
export function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    const company = getCompany();
    const queue = waitingRequests.get(company);
    if (queue) queue.push(resolve);
    else waitingRequests.set(company, [resolve]);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(continueNext);
  });
}

function continueNext() {
  const [[company, queue] = [undefined, []]] = waitingRequests;
  // A Map keeps the order of insertion: the company's next turn comes after all the others.
  waitingRequests.delete(company);
  const resolveFirst = queue.shift();
  if (queue.length > 0) waitingRequests.set(company, queue);
  isScheduled = waitingRequests.size > 0;
  if (isScheduled) setImmediate(continueNext);
  resolveFirst?.();
}

/**
 * Says whose turns are counted. The stand-in, which runs in browsers too, has one company and sets
 * nothing.
 */
export function countTurnsBy(find: typeof getCompany): void {
  getCompany = find;
}

let getCompany: () => number | undefined = () => undefined;
/** By company; undefined for requests of nobody. */
const waitingRequests = new Map<number | undefined, (() => void)[]>();
let isScheduled = false;
