import { problem } from "@vanbook/sdk/problem";

interface Request {
  origin: string | undefined;
  fetchSite: string | undefined;
  clientHeader: string | undefined;
  self: string;
}

interface Write extends Request {
  /** The browser adds cookies by itself, whichever page sends the request. */
  hasCookie: boolean;
  /** The body is a form or plain text, and the operation takes JSON. */
  isForm: boolean;
}

/**
 * CSRF: a write from another site's page is refused. With a cookie it also needs our own header, or
 * the Origin of our own pages and a body of the documented type. Throws CSRF_REFUSED.
 */
export function checkOrigin(
  { origin, fetchSite, clientHeader, self, hasCookie, isForm }: Write,
  knownOrigins: readonly string[],
): void {
  const isOwn = origin === self || (origin !== undefined && knownOrigins.includes(origin));
  const isKnown = origin === undefined ? fetchSite !== "cross-site" : isOwn;
  const isSafe = !hasCookie || clientHeader !== undefined || (isOwn && !isForm);
  if (!isKnown || !isSafe) throw problem("CSRF_REFUSED");
}

export function getOwnOrigin(
  { protocol, host }: { protocol: string; host: string },
  isSecure: boolean,
): string {
  return `${isSecure ? "https" : protocol}://${host}`;
}

/** Browsers omit Origin from same-origin GET requests. */
function isOwnPage({ origin, fetchSite, self }: Request, knownOrigins: readonly string[]): boolean {
  return origin === undefined
    ? fetchSite === "same-origin"
    : origin === self || knownOrigins.includes(origin);
}

/**
 * The page that a request comes from. When Vanbook's own page in a frame sends a request
 * (`X-Vanbook-Frame`), it counts as sent by the surrounding page, whose origin the browser has
 * checked (http/frame-page.ts). If the surrounding page is Vanbook's own, such as the preview under
 * Partners, it counts as Vanbook's. The header is ignored from other sites' pages, which could send
 * it only if CORS allowed it.
 */
export function detectAskingPage(
  request: Request,
  knownOrigins: readonly string[],
  frame: string,
): { origin: string | undefined; isOwnPage: boolean } {
  const isOwn = isOwnPage(request, knownOrigins);
  return isOwn && frame !== "" && frame !== request.self
    ? { origin: frame, isOwnPage: false }
    : { origin: request.origin, isOwnPage: isOwn };
}

/** A page exposes its key, so only the developer's own machine may do this. Throws KEY_IN_PAGE. */
export function checkKeyPage(origin: string | undefined): void {
  if (origin !== undefined && !LOCAL_PAGE.test(origin)) throw problem("KEY_IN_PAGE");
}

const LOCAL_PAGE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
