import type { Auth } from "./auth.ts";
import { VanbookError } from "./errors.ts";

/**
 * Throws MISUSE, with what to change, for options with which no call can work. Checked at each
 * call, not on creation, because a page rendered on a server also creates the client there.
 */
export function refuseMisuse(baseUrl: string, auth: Auth): void {
  const isWhole = /^https?:\/\//.test(baseUrl);
  if (!isWhole && !isInPage())
    throw createMisuse(
      `baseUrl is ${baseUrl ? `"${baseUrl}"` : "missing"}. Outside a page it must be the server's whole address, such as https://books.example.com.`,
    );
  if (auth.kind === "token" && !auth.url && !auth.getToken)
    throw createMisuse("The token's auth has neither url, of the page's token route, nor getToken.");
  if (auth.kind === "key" && !/^[!-~]+$/.test(auth.key))
    throw createMisuse(
      `The API key ${auth.key ? "has spaces or line breaks in it" : "is empty"}. Is its environment variable set?`,
    );
}

/**
 * Whether a relative address can be resolved. Deno always defines `location`, but it is undefined
 * unless Deno was started with one.
 */
function isInPage(): boolean {
  return (globalThis as { location?: unknown }).location !== undefined;
}

/**
 * Throws MISUSE, with the argument's name, for a number that is not finite, an invalid date, a
 * function and a symbol. JSON writes all of them as null or not at all, which an optional argument
 * takes as left out: `CustomerID: NaN` would return the bills of all customers.
 */
export function refuseUnsendable(value: unknown, name = ""): void {
  const plain = (value as object | null | undefined)?.valueOf?.(); // a date's is a number
  if (typeof plain === "number" ? !isFinite(plain) : /fun|sym/.test(typeof plain))
    throw createMisuse(`${name} is ${String(plain)}. To omit it, pass undefined.`);
  if (typeof value === "object")
    for (const [key, inner] of Object.entries(value ?? {}))
      refuseUnsendable(inner, name ? `${name}.${key}` : key);
}

export function createMisuse(message: string): VanbookError<"MISUSE"> {
  return new VanbookError({ code: "MISUSE", message });
}
