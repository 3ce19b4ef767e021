import ky, { HTTPError } from "ky";
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
  /** When the caller stops waiting, in milliseconds since the epoch. */
  deadline: number;
}

/** Sends a request, again where that may help, and gives the last answer whatever its status. */
export async function transport(
  request: Request,
  { send, retries, stream, deadline }: Sending,
): Promise<Response> {
  try {
    return await ky(request, {
      fetch: async (input) => complete(await send(input as Request).catch(noAnswer), stream), // ky always passes a Request
      // The caller's limit covers all tries and their bodies; ky's would cover each try, up to its headers.
      timeout: false,
      // ky sends again only after what it throws.
      throwHttpErrors: (status) => status >= 500 || WORTH_ANOTHER_TRY.includes(status),
      retry: {
        limit: retries,
        methods: ["get", "put", "post", "delete", "patch"],
        statusCodes: WORTH_ANOTHER_TRY,
        jitter: (delay) => delay * (0.5 + Math.random() / 2),
        shouldRetry: ({ error }) => {
          const wait = error instanceof HTTPError ? (retryAfter(error.response.headers) ?? 0) : 0;
          const isHopeless =
            isVanbookError(error, "TOKEN_UNAVAILABLE") || Date.now() + wait * 1000 > deadline;
          return isHopeless ? false : undefined;
        },
      },
    });
  } catch (error) {
    if (error instanceof HTTPError) return error.response;
    throw error;
  }
}

/** Reads a body to its end, so that an answer that breaks off counts as none and is asked for again. */
async function complete(response: Response, stream: boolean): Promise<Response> {
  if (stream && response.ok) return response;
  const body = await response.arrayBuffer().catch(noAnswer);
  return new Response(body.byteLength > 0 ? body : null, response);
}

function noAnswer(cause: unknown): never {
  // A token that could not be had is not the network's fault.
  throw isVanbookError(cause)
    ? cause
    : new VanbookError({ code: "NETWORK", message: "The server did not answer.", cause });
}

const WORTH_ANOTHER_TRY = [408, 429, 502, 503, 504];
