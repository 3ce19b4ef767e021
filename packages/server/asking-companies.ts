/** Notes that a request of the company has arrived. */
export function noteAsking(companyId: number): void {
  const at = performance.now();
  if (latest?.companyId !== companyId) before = latest;
  latest = { companyId, at };
}

/**
 * Whether another company has asked in the last seconds. If so, the companies share the machine,
 * and a company works at less of its own requests at once.
 */
export function isOtherAsking(companyId: number): boolean {
  const other = latest?.companyId === companyId ? before : latest;
  return other !== undefined && performance.now() - other.at < RECENT_MS;
}

interface Asked {
  companyId: number;
  at: number;
}

let latest: Asked | undefined;
/** The newest request of a company that is not `latest`. */
let before: Asked | undefined;

/** A person's requests seldom have longer pauses while they work. */
const RECENT_MS = 5_000;
