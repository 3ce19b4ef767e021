import ky, { isHTTPError } from "ky";
import type { Send } from "./auth.ts";
import { VanbookError, isVanbookError } from "./errors.ts";
import { retryAfter } from "./failure.ts";

/** How to send one call. */
export interface Sending {
  send: Send;
  /** Number of retries; none for a call that must not be done twice. */
  retries: number;
  /** Leaves a successful response's body unread, for the caller to stream. */
  stream: boolean;
  /** When the caller stops waiting, in the time of performance.now(). */
  deadline: number;
}

/** Sends a request, retries it if that may help, and returns the last response, whatever its status. */
export async function transport(request: Request, sending: Sending): Promise<Response> {
  const { send, retries, stream, deadline } = sending;
  return ky(request, {
    // ky passes a request that it created itself.
    fetch: async (made) => complete(await send(made as Request), stream),
    timeout: false, // the whole call has a limit, reading included: time-limit.ts
    // ky retries only after a response that it may throw for.
    throwHttpErrors: (status) => WORTH_ANOTHER_TRY.includes(status),
    retry: {
      limit: retries,
      methods: [request.method], // `retries` decides whether it may be repeated
      statusCodes: WORTH_ANOTHER_TRY,
      afterStatusCodes: WORTH_ANOTHER_TRY,
      delay: usualWait,
      jitter: (wait) => wait * (0.5 + Math.random() / 2),
      shouldRetry: ({ error, retryCount }) => {
        const asked = isHTTPError(error) ? retryAfter(error.response.headers) : null;
        const wait = asked === null ? usualWait(retryCount) : asked * 1000;
        // A missing token is not a network failure; undefined leaves the decision to ky.
        return isVanbookError(error) || performance.now() + wait >= deadline ? false : undefined;
      },
    },
  }).catch((cause: unknown) => {
    if (isHTTPError(cause)) return cause.response;
    if (isVanbookError(cause)) throw cause;
    throw new VanbookError({ code: "NETWORK", message: "The server did not answer.", cause });
  });
}

/** Reads a body to its end, so that a response that breaks off counts as failed and is requested again. */
async function complete(response: Response, stream: boolean): Promise<Response> {
  if (stream && response.ok) return response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** Milliseconds before a retry if the server names none: up to 0.3 s, 0.6 s, 1.2 s … */
function usualWait(tries: number): number {
  return 300 * 2 ** (tries - 1);
}

const WORTH_ANOTHER_TRY = [408, 429, 502, 503, 504];
