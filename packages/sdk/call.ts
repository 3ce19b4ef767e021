import { type Auth, createSigned } from "./auth.ts";
import { refuseMisuse } from "./client-misuse.ts";
import { failure } from "./failure.ts";
import {
  type ContractDate,
  contractDate,
  contractVersion,
  operationMap,
  readOperations,
  textOperations,
} from "./generated/operations.ts";
import type { CallOptions, Calling, OperationId } from "./methods.ts";
import { requestOf } from "./request-parts.ts";
import { withinTime } from "./time-limit.ts";
import { transport } from "./transport.ts";
import { randomKey } from "./random-key.ts";

/** What a client is made from. */
export interface VanbookOptions {
  /** Where the server is, with `https://`; "" is a page's own origin. */
  baseUrl: string;
  auth: Auth;
  /** Sends requests instead of the platform's fetch. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds that a call may take, further tries included; 30,000 when left out, false for no limit. */
  timeout?: number | false | undefined;
  /** How many further tries a call has that may be sent again; 3 when left out. */
  retry?: number | undefined;
  /** The date of the contract that the server shall answer by; when left out, the one that this package was made from. */
  version?: ContractDate | undefined;
}

/** One call of an operation: gives the parsed answer, or of a CSV the response. */
export type Call = (
  id: OperationId,
  args: object | undefined,
  options: CallOptions | undefined,
  accept?: string,
  tableParameters?: object,
) => Calling<unknown>;

/** The function behind every method of a client. */
export function createCall({
  baseUrl,
  auth,
  fetch: custom,
  timeout: usual = 30_000,
  retry = 3,
  version = contractDate,
}: VanbookOptions): Call {
  // Looked up at each call, so that what a page installs later (tracing, a test's server) takes effect.
  const send = createSigned(auth, (request) => (custom ?? globalThis.fetch)(request));

  return (id, args, options = {}, accept = usualAnswer(id), tableParameters) => {
    const [method, , , isMoney] = operationMap[id];
    const { signal, timeout = usual, idempotencyKey = isMoney ? randomKey() : undefined } = options;
    const mayRepeat = method === "GET" || readOperations.includes(id) || idempotencyKey !== undefined;
    // CSV, PDF, a workbook: the answer is handed on as it comes.
    const stream = !accept.includes("json");
    const deadline = performance.now() + (timeout || Infinity);
    const headers = {
      Accept: accept,
      "X-Vanbook-Client": `sdk/${contractVersion}`,
      "Vanbook-Version": version,
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    };
    const credentials = auth.kind === "session" ? "include" : "omit";
    return calling(
      withinTime({ signal, timeout }, async (signal) => {
        refuseMisuse(baseUrl, auth);
        const request = requestOf(id, baseUrl, args, tableParameters, { credentials, headers, signal });
        const response = await transport(request, {
          send,
          retries: mayRepeat ? retry : 0,
          stream,
          deadline,
        });
        if (stream && response.ok) return { data: response, response };
        const text = await response.text();
        const data = response.ok && textOperations.includes(id) ? text : parsed(text, response);
        if (!response.ok) throw failure(response, data);
        return { data, response };
      }),
    );
  };
}

function usualAnswer(id: OperationId): string {
  return textOperations.includes(id) ? "text/plain, application/json" : "application/json";
}

/** A call's promise, which also gives what came with the answer. Both are one request. */
function calling(whole: Promise<{ data: unknown; response: Response }>): Calling<unknown> {
  const answer = whole.then(({ data }) => data);
  return Object.assign(answer, {
    withResponse: async () => {
      answer.catch(() => {}); // whoever asks for both hears of the failure here
      const { data, response } = await whole;
      const { status, headers } = response;
      return {
        data,
        status,
        headers,
        requestId: headers.get("X-Request-Id"),
        replayed: headers.has("Idempotency-Replayed"),
      };
    },
  });
}

function parsed(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw failure(response, undefined, cause);
  }
}
