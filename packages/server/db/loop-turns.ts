import { isOtherUnderWay } from "../asking-companies.ts";

/**
 * Continues after the event loop has answered what arrived in the meantime. If several requests
 * wait here, one of them continues in each round of the loop, and companies take turns: otherwise
 * requests that work in slices would block the loop together. A company that has taken many turns
 * lets the short requests of others pass, for some milliseconds a turn.
 */
export function waitForTurn(): Promise<void> {
  return waitForTurnOf(getCompany());
}

/** The same for work that does not know its request. */
export function waitForTurnOf(company: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const turn = { resolve, since: performance.now() };
    const queue = waitingRequests.get(company);
    if (queue) queue.push(turn);
    else waitingRequests.set(company, [turn]);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(continueNext);
  });
}

function continueNext() {
  const next = takeNext();
  isScheduled = waitingRequests.size > 0;
  if (isScheduled && next) setImmediate(continueNext);
  else if (isScheduled) setTimeout(continueNext, 1);
  next?.resolve();
}

function takeNext(): Turn | undefined {
  for (const [company, queue] of waitingRequests) {
    const [first] = queue;
    if (first && mustLetPass(company, first)) continue;
    // A Map keeps the order of insertion: the company's next turn comes after all the others.
    waitingRequests.delete(company);
    queue.shift();
    if (queue.length > 0) waitingRequests.set(company, queue);
    countTurn(company);
    return first;
  }
  return undefined;
}

function mustLetPass(company: number | undefined, { since }: Turn): boolean {
  if ((takenTurns.get(company) ?? 0) < MANY_TURNS) return false;
  return performance.now() - since < MOST_MS && isOtherUnderWay(company);
}

/** Counts the turns of the current second. */
function countTurn(company: number | undefined) {
  const second = Math.floor(performance.now() / 1000);
  if (second !== countedSecond) {
    // Half of what a company has taken still counts, so that a second does not begin with a crowd.
    for (const [name, count] of takenTurns)
      if (second - countedSecond > 1 || count < 2) takenTurns.delete(name);
      else takenTurns.set(name, count / 2);
    countedSecond = second;
  }
  takenTurns.set(company, (takenTurns.get(company) ?? 0) + 1);
}

/**
 * Says whose turns are counted. The stand-in, which runs in browsers too, has one company and sets
 * nothing.
 */
export function countTurnsBy(find: typeof getCompany): void {
  getCompany = find;
}

interface Turn {
  resolve(): void;
  since: number;
}

let getCompany: () => number | undefined = () => undefined;
/** By company; undefined for requests of nobody. */
const waitingRequests = new Map<number | undefined, Turn[]>();
const takenTurns = new Map<number | undefined, number>();
let countedSecond = 0;
let isScheduled = false;

/** In a second; a turn takes two or three milliseconds. */
const MANY_TURNS = 20;
/** How long a turn waits for others at most. */
const MOST_MS = 15;
