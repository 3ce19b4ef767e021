/** How much a run does, and from which seed. */
export interface Amount {
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
  seed: number;
  /** Milliseconds for which the node that is written to is frozen, more than 200; 0 for kills and freezes of any length. */
  freeze: number;
  /** Of planted faults those whose names hold this, or whose tests are of this project. */
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
