import type { Send } from "./auth.ts";
import { VanbookError, isVanbookError } from "./errors.ts";
import { retryAfter } from "./failure.ts";

/** How one call may be sent. */
export interface Sending {
  send: Send;
  /** How many further tries it has: none for what must not be done twice. */
  retries: number;
  /** Leaves a good answer's body unread, for the caller to stream. */
  stream: boolean;
  /** When the caller stops waiting, as performance.now() counts. */
  deadline: number;
}

/** Sends a request, again where that may help, and gives the last answer whatever its status. */
export async function transport(request: Request, sending: Sending): Promise<Response> {
  const { send, retries, stream, deadline } = sending;
  for (let tries = 0; ; tries += 1) {
    // A sent request is used up, so each try sends a copy.
    const outcome = await send(request.clone())
      .then((response) => complete(response, stream))
      .catch(noAnswer);
    const wait = waitBeforeAnotherTry(outcome, tries);
    if (wait !== null && tries < retries && !request.signal.aborted && performance.now() + wait < deadline) {
      await pause(wait, request.signal);
    } else if (outcome instanceof VanbookError) {
      throw outcome;
    } else {
      return outcome;
    }
  }
}

/** Reads a body to its end, so that an answer that breaks off counts as none and is asked for again. */
async function complete(response: Response, stream: boolean): Promise<Response> {
  if (stream && response.ok) return response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

function noAnswer(cause: unknown): VanbookError {
  // A token that could not be had is not the network's fault.
  if (isVanbookError(cause)) return cause;
  return new VanbookError({ code: "NETWORK", message: "The server did not answer.", cause });
}

/** Milliseconds: what the server asks for, else up to 0.3 s, 0.6 s, 1.2 s …; null where another try can't help. */
function waitBeforeAnotherTry(outcome: Response | VanbookError, tries: number): number | null {
  const asked = outcome instanceof Response ? retryAfter(outcome.headers) : null;
  const isWorthIt =
    outcome instanceof Response ? WORTH_ANOTHER_TRY.includes(outcome.status) : outcome.code === "NETWORK";
  if (!isWorthIt) return null;
  return asked === null ? 300 * 2 ** tries * (0.5 + Math.random() / 2) : asked * 1000;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason as Error)), {
      once: true,
    });
  });
}

const WORTH_ANOTHER_TRY = [408, 429, 502, 503, 504];
