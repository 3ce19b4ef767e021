import type { Auth } from "./auth.ts";
import { VanbookError } from "./errors.ts";

/** Throws MISUSE, with what to change, for options by which no call can work. Asked at the call: a page that is rendered on a server is made there, too. */
export function refuseMisuse(baseUrl: string, auth: Auth): void {
  const isWhole = /^https?:\/\//.test(baseUrl);
  if (!isWhole && !isInPage())
    throw misuse(
      `baseUrl is ${baseUrl ? `"${baseUrl}"` : "missing"}. Outside a page it must be the server's whole address, such as https://books.example.com.`,
    );
  if (auth.kind === "key" && !/^[!-~]+$/.test(auth.key))
    throw misuse(
      `The API key ${auth.key ? "has spaces or line breaks in it" : "is empty"}. Is its environment variable set?`,
    );
}

/** Whether a relative address has something to be relative to. Deno has the name `location` everywhere, with nothing in it unless it was started with one. */
function isInPage(): boolean {
  return (globalThis as { location?: unknown }).location !== undefined;
}

function misuse(message: string): VanbookError<"MISUSE"> {
  return new VanbookError({ code: "MISUSE", message });
}
