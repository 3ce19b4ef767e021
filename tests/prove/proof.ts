/** Seed and size of a run. */
export interface Amount {
  seed: number;
  receipts: number;
  rounds: number;
  seeds: number;
  steps: number;
  /** Random requests to each operation. */
  requests: number;
  /**
   * People who enter vouchers at the same time, for so many seconds, each with a pause before a
   * voucher (milliseconds).
   */
  people: number;
  seconds: number;
  pause: number;
  /**
   * Milliseconds for which the node that is written to is frozen, above 200. 0: kills, and freezes
   * of random length.
   */
  freeze: number;
  /** Number of planted faults and of days to test, chosen by the seed. */
  faults: number;
  days: number;
  /** Test all planted faults and all days. */
  isAll: boolean;
  /**
   * Whether too long a pause of the service fails the run. Set it only on a machine that does
   * nothing else.
   */
  holdTimes: boolean;
  /**
   * Only planted faults whose names contain this or whose tests are in this project, and only days
   * whose names contain it.
   */
  only: string;
  /** The commit from which to upgrade. Empty: the commit before the newest migration. */
  from: string;
}

/** A result of a long run: a line of the table. */
export interface Figure {
  what: string;
  figure: string;
  goal: string;
  met: boolean;
}

/** A long run of `npm run prove`. */
export interface Proof {
  about: string;
  run(amount: Amount, say: (text: string) => void): Promise<Figure[]>;
}

/** A figure whose goal is 0: nothing may be found. What is not met shows its first finding. */
export function expectNone(what: string, findings: readonly unknown[]): Figure {
  const [first] = findings;
  const example = first === undefined ? "" : `. The first: ${describeFinding(first)}`;
  return { what: what + example, figure: String(findings.length), goal: "0", met: findings.length === 0 };
}

function describeFinding(finding: unknown): string {
  const text = typeof finding === "string" ? finding : (JSON.stringify(finding) ?? String(finding));
  return text.replaceAll(/\s+/g, " ").slice(0, 300);
}

/** A figure without a goal, only for information. */
export function makeFigure(what: string, figure: string): Figure {
  return { what, figure, goal: "–", met: true };
}

/** A figure whose goal is that a seeded fault was found at least once. */
export function expectSome(what: string, findings: readonly unknown[]): Figure {
  return { what, figure: String(findings.length), goal: "≥ 1", met: findings.length > 0 };
}

/**
 * The longest time, in milliseconds, in which no document was completed. The promise is at most
 * four seconds, which only a machine that does nothing else can prove. Without `holdTimes` the
 * figure is printed and can't fail the run.
 */
export function checkLongestPause(what: string, pause: number, { holdTimes }: Amount): Figure {
  const figure = `${(pause / 1000).toFixed(1)} s`;
  if (!holdTimes) return makeFigure(what, figure);
  return { what, figure, goal: "≤ 4 s", met: pause <= 4_000 };
}

/** Picks `count` elements, depending on the seed; all if `isAll`. */
export function pickSome<T>(all: readonly T[], count: number, { seed, isAll }: Amount): readonly T[] {
  if (isAll || count >= all.length) return all;
  // Evenly spread, so that every part of the list is covered.
  const step = all.length / count;
  const first = seed % all.length;
  return Array.from({ length: count }, (_, at) => all[Math.floor(first + at * step) % all.length]).filter(
    (one) => one !== undefined,
  );
}
