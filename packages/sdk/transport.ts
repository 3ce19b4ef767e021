import ky, { isHTTPError } from "ky";
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
  return ky(request, {
    // ky passes on a request that it made itself.
    fetch: async (made) => complete(await send(made as Request), stream),
    timeout: false, // the whole call has a limit, reading included: time-limit.ts
    // ky asks again only after an answer that it may throw.
    throwHttpErrors: (status) => WORTH_ANOTHER_TRY.includes(status),
    retry: {
      limit: retries,
      methods: [request.method], // `retries` says whether it may be repeated
      statusCodes: WORTH_ANOTHER_TRY,
      afterStatusCodes: WORTH_ANOTHER_TRY,
      delay: usualWait,
      jitter: (wait) => wait * (0.5 + Math.random() / 2),
      shouldRetry: ({ error, retryCount }) => {
        const asked = isHTTPError(error) ? retryAfter(error.response.headers) : null;
        const wait = asked === null ? usualWait(retryCount) : asked * 1000;
        // A token that could not be had is not the network's fault; what ky is left to decide is undefined.
        return isVanbookError(error) || performance.now() + wait >= deadline ? false : undefined;
      },
    },
  }).catch((cause: unknown) => {
    if (isHTTPError(cause)) return cause.response;
    if (isVanbookError(cause)) throw cause;
    throw new VanbookError({ code: "NETWORK", message: "The server did not answer.", cause });
  });
}

/** Reads a body to its end, so that an answer that breaks off counts as none and is asked for again. */
async function complete(response: Response, stream: boolean): Promise<Response> {
  if (stream && response.ok) return response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** Milliseconds before a further try where the server names none: up to 0.3 s, 0.6 s, 1.2 s … */
function usualWait(tries: number): number {
  return 300 * 2 ** (tries - 1);
}

const WORTH_ANOTHER_TRY = [408, 429, 502, 503, 504];
