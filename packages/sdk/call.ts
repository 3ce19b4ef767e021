import createClient from "openapi-fetch";
import { type Auth, createSigned } from "./auth.ts";
import { failure } from "./failure.ts";
import { contractVersion, operationMap, readOperations, textOperations } from "./generated/operations.ts";
import type { CallOptions, OperationId } from "./methods.ts";
import { requestParts } from "./request-parts.ts";
import { withinTime } from "./time-limit.ts";
import { transport } from "./transport.ts";
import { randomKey } from "./random-key.ts";

/** What a client is made from. */
export interface VanbookOptions {
  /** Where the server is; "" is the page's own origin. */
  baseUrl: string;
  auth: Auth;
  /** Sends requests instead of the platform's fetch. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds that a call may take, further tries included; 30,000 when left out, false for no limit. */
  timeout?: number | false | undefined;
  /** How many further tries a call has that may be sent again; 3 when left out. */
  retry?: number | undefined;
}

/** One call of an operation: gives the parsed answer, or of a CSV the response. */
export type Call = (
  id: OperationId,
  args: object | undefined,
  options: CallOptions | undefined,
  accept?: string,
  tableParameters?: object,
) => Promise<unknown>;

/** The function behind every method of a client. */
export function createCall({
  baseUrl,
  auth,
  fetch: custom,
  timeout: usual = 30_000,
  retry = 3,
}: VanbookOptions): Call {
  // Looked up at each call, so that what a page installs later (tracing, a test's server) takes effect.
  const send = createSigned(auth, (request) => (custom ?? globalThis.fetch)(request));
  const client = createClient({ baseUrl, credentials: auth.kind === "session" ? "include" : "omit" });
  // Its types follow literal paths; ours are checked where the method is called, and the path comes from the map.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<Answered>;

  return (id, args, options = {}, accept = usualAnswer(id), tableParameters) => {
    const [method, url, , isMoney] = operationMap[id];
    const { signal, timeout = usual, idempotencyKey = isMoney ? randomKey() : undefined } = options;
    const { path, query, body } = requestParts(id, args);
    const mayRepeat = method === "GET" || readOperations.includes(id) || idempotencyKey !== undefined;
    const stream = accept === "text/csv";
    const deadline = performance.now() + (timeout || Infinity);
    return withinTime({ signal, timeout }, async (signal) => {
      const { data, error, response } = await request(method, url, {
        params: { path, query: { ...query, ...tableParameters } },
        body,
        headers: {
          Accept: accept,
          "X-Vanbook-Client": `sdk/${contractVersion}`,
          "Idempotency-Key": idempotencyKey,
        },
        signal,
        parseAs: stream ? "stream" : "text",
        fetch: (made: Request) => transport(made, { send, retries: mayRepeat ? retry : 0, stream, deadline }),
      });
      if (!response.ok) throw failure(response, error);
      if (stream) return response;
      return textOperations.includes(id) ? data : parsed(data, response);
    });
  };
}

function usualAnswer(id: OperationId): string {
  return textOperations.includes(id) ? "text/plain, application/json" : "application/json";
}

interface Answered {
  data?: string;
  error?: unknown;
  response: Response;
}

function parsed(text: string | undefined, response: Response): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch (cause) {
    throw failure(response, undefined, cause);
  }
}
