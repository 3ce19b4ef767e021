/** How much a run does, and from which seed. */
export interface Amount {
  seed: number;
  receipts: number;
  rounds: number;
  seeds: number;
  steps: number;
  /** Random requests to each operation. */
  requests: number;
  /** How many people enter vouchers together, for how many seconds, and how long each pauses before a voucher, in milliseconds. */
  people: number;
  seconds: number;
  pause: number;
  /** Milliseconds for which the node that is written to is frozen, more than 200; 0 for kills and freezes of any length. */
  freeze: number;
  /** How many planted faults and how many days are tried, chosen by the seed. */
  faults: number;
  days: number;
  /** All planted faults and all days. */
  isAll: boolean;
  /** Whether the longest pause of a service fails the run: true on a machine that does nothing else. */
  holdTimes: boolean;
  /** Of planted faults those whose names hold this, or whose tests are of this project; of days those that hold it. */
  only: string;
  /** The commit whose installation is upgraded; the one before the newest change of the schema where there is none. */
  from: string;
}

/** What a long run came to: a line of the table. */
export interface Figure {
  what: string;
  figure: string;
  goal: string;
  met: boolean;
}

/** A long run. */
export interface Proof {
  about: string;
  run(amount: Amount, say: (text: string) => void): Promise<Figure[]>;
}

/** A figure whose goal is that there is none. */
export function none(what: string, found: readonly unknown[]): Figure {
  return { what, figure: String(found.length), goal: "0", met: found.length === 0 };
}

/** A figure that is told and has no goal. */
export function told(what: string, figure: string): Figure {
  return { what, figure, goal: "–", met: true };
}

/** A figure whose goal is that a seeded fault is found at least once. */
export function found(what: string, findings: readonly unknown[]): Figure {
  return { what, figure: String(findings.length), goal: "≥ 1", met: findings.length > 0 };
}

/**
 * The longest time, in milliseconds, in which nobody's document was done. At most four seconds are promised, which only a machine that does
 * nothing else can show: elsewhere the figure is printed and does not fail the run.
 */
export function longestPause(what: string, pause: number, { holdTimes }: Amount): Figure {
  const figure = `${(pause / 1000).toFixed(1)} s`;
  if (!holdTimes) return told(what, figure);
  return { what, figure, goal: "≤ 4 s", met: pause <= 4_000 };
}

/** So many of these, other ones from another seed; all where all are asked for. */
export function pickSome<T>(all: readonly T[], count: number, { seed, isAll }: Amount): readonly T[] {
  if (isAll || count >= all.length) return all;
  // Spread evenly, so that each part of the list has its turn.
  const step = all.length / count;
  const first = seed % all.length;
  return Array.from({ length: count }, (_, at) => all[Math.floor(first + at * step) % all.length]).filter(
    (one) => one !== undefined,
  );
}
