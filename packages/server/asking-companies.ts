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

/** Notes that a request of the company is under way. The returned function notes its end. */
export function noteUnderWay(companyId: number): () => void {
  const request = { companyId, at: performance.now() };
  underWay.add(request);
  return () => void underWay.delete(request);
}

/** Whether another company waits for an answer that it can expect soon. */
export function isOtherUnderWay(companyId: number | undefined): boolean {
  const shortSince = performance.now() - SHORT_MS;
  for (const request of underWay) if (request.companyId !== companyId && request.at > shortSince) return true;
  return false;
}

interface Asked {
  companyId: number;
  at: number;
}

const underWay = new Set<Asked>();

let latest: Asked | undefined;
/** The newest request of a company that is not `latest`. */
let before: Asked | undefined;

/** A person's requests seldom have longer pauses while they work. */
const RECENT_MS = 5_000;
/** A request that has taken longer is long work itself. */
const SHORT_MS = 100;
