/**
 * What an administrator or the operator may allow: a page's origin, a wrapped app's
 * (`capacitor://localhost`), or `https://*.example.com` for every subdomain of one label.
 */
export function isOriginEntry(text: string): boolean {
  return isOrigin(text) || isWildcard(text);
}

/** An origin as a browser or a wrapped app sends it. `null`, of sandboxed pages and files, is none. */
export function isOrigin(text: string): boolean {
  return ORIGIN_PATTERN.test(text) || APP_ORIGINS.has(text);
}

/**
 * The entries that allow this origin: itself, and for `https://a.example.com` also
 * `https://*.example.com`. So a wildcard matches one label: neither `example.com` itself nor
 * `a.b.example.com`. Empty for `null` and for a wildcard, which no browser sends.
 */
export function listEntriesFor(origin: string | undefined): string[] {
  if (origin === undefined || origin === "null" || origin.includes("*")) return [];
  const wildcard = origin.replace(FIRST_LABEL, "https://*.");
  return isWildcard(wildcard) ? [origin, wildcard] : [origin];
}

export function isAllowedBy(entries: { includes(entry: string): boolean }, origin: string): boolean {
  return listEntriesFor(origin).some((entry) => entries.includes(entry));
}

function isWildcard(text: string): boolean {
  return WILDCARD_PATTERN.test(text) && !SHARED_DOMAIN.test(text);
}

/** Capacitor and Ionic (also `https://localhost`), Tauri on macOS and Linux, on Windows and Android. */
const APP_ORIGINS: ReadonlySet<string> = new Set([
  "capacitor://localhost",
  "ionic://localhost",
  "tauri://localhost",
  "http://tauri.localhost",
]);
const ORIGIN_PATTERN =
  /^(https:\/\/[a-z0-9][a-z0-9.-]{0,180}|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?$/;
const FIRST_LABEL = /^https:\/\/[a-z0-9][a-z0-9-]*\./;
/** At least two labels after the asterisk, the last without digits: no address of four numbers. */
const WILDCARD_PATTERN =
  /^https:\/\/\*(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?){1,8}\.[a-z]{2,24}(:[0-9]{1,5})?$/;
/**
 * Domains under which anybody can have a subdomain, of those that partners use; all are in
 * https://publicsuffix.org/list/.
 */
const SHARED_DOMAIN =
  /^https:\/\/\*\.((co|com|net|org|gov|ac|edu|firm|gen|ind|nic|res|or|ne)\.[a-z]{2}|(github|gitlab|web|vercel|netlify|pages|workers|onrender|herokuapp|firebaseapp|azurewebsites|cloudfront|appspot|ngrok|fly|surge|glitch|replit|blogspot|myshopify)\.(io|app|dev|com|net|sh|me))(:[0-9]{1,5})?$/;
