import { problem } from "@vanbook/sdk/problem";

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

/** The server's own origin as browsers see it. */
export function ownOrigin({ protocol, host }: { protocol: string; host: string }, isSecure: boolean): string {
  return `${isSecure ? "https" : protocol}://${host}`;
}

/** Whether a page of Vanbook's own asks; browsers leave the Origin out of what its pages read. */
function isOwnPage({ origin, fetchSite, self }: Request, known: readonly string[]): boolean {
  return origin === undefined ? fetchSite === "same-origin" : origin === self || known.includes(origin);
}

/**
 * Whose page asks. What Vanbook's own page in a frame asks (`X-Vanbook-Frame`) is asked by the page around it, whose origin the browser held it
 * to (http/frame-page.ts); where that is a page of Vanbook's own, as the preview under Partners, it is one like any other. From pages of
 * others, which would have to be let send it by CORS, the header says nothing.
 */
export function askingPage(
  request: Request,
  known: readonly string[],
  frame: string,
): { origin: string | undefined; isOwnPage: boolean } {
  const isOwn = isOwnPage(request, known);
  return isOwn && frame !== "" && frame !== request.self
    ? { origin: frame, isOwnPage: false }
    : { origin: request.origin, isOwnPage: isOwn };
}

/** Whether a text is an origin as the contract has it (`Origin`). */
export function isOrigin(text: string): boolean {
  return ORIGIN.test(text);
}

/** Everybody who sees a page could read a key in it, so pages may use one on the developer's own machine alone. Throws KEY_IN_PAGE. */
export function checkKeyPage(origin: string | undefined): void {
  if (origin !== undefined && !LOCAL_PAGE.test(origin)) throw problem("KEY_IN_PAGE");
}

const LOCAL_PAGE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const ORIGIN = /^(https:\/\/[a-z0-9][a-z0-9.-]{0,180}|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?$/;
