import { problem } from "../contract/problem.ts";

interface Request {
  origin: string | undefined;
  fetchSite: string | undefined;
  clientHeader: string | undefined;
  /** The server's own origin as the browser sees it. */
  self: string;
}

/** Protects against CSRF: a write with a session cookie needs our own header and a known Origin. Throws CSRF_REFUSED. */
export function checkOrigin(
  { origin, fetchSite, clientHeader, self }: Request,
  known: readonly string[],
): void {
  const isKnown =
    origin === undefined ? fetchSite !== "cross-site" : origin === self || known.includes(origin);
  if (!clientHeader || !isKnown) throw problem("CSRF_REFUSED");
}

/** Whether a page of Vanbook's own asks; browsers leave the Origin out of what its pages read. */
export function isOwnPage({ origin, fetchSite, self }: Request, known: readonly string[]): boolean {
  return origin === undefined ? fetchSite === "same-origin" : origin === self || known.includes(origin);
}
