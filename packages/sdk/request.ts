import ky, { isHTTPError } from "ky";
import {
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from "openapi-fetch";
import { formOperations, operationMap } from "./generated/operations.ts";
import type { OperationId } from "./methods.ts";
import type { Send } from "./auth.ts";
import { VanbookError, isVanbookError } from "./errors.ts";
import { retryAfter } from "./failure.ts";

/** The arguments of a call by where they are sent. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** The request of a call, built with openapi-fetch: its URL with path and query, and its body as JSON or a form. */
export function requestOf(
  id: OperationId,
  baseUrl: string,
  args: object | undefined,
  more: object | undefined,
  init: RequestInit,
): Request {
  const [method, url] = operationMap[id];
  const { path, query, body } = requestParts(id, args);
  const whole = createFinalURL(url, {
    baseUrl: baseUrl.replace(/\/$/, ""),
    params: { path, query: { ...query, ...more } },
    querySerializer,
    pathSerializer: defaultPathSerializer,
  });
  const isJson = body !== undefined && !(body instanceof FormData);
  const headers = mergeHeaders(isJson ? { "Content-Type": "application/json" } : {}, init.headers);
  return new Request(whole, {
    ...init,
    method,
    headers,
    body: defaultBodySerializer(body) as Exclude<RequestInit["body"], undefined>,
  });
}

/** Divides an operation's arguments into path, query string and body. */
export function requestParts(id: OperationId, args: object = {}): RequestParts {
  const [method, url, queryNames = []] = operationMap[id];
  if (Array.isArray(args)) return { path: {}, query: {}, body: args };
  const parts = { path: {}, query: {}, rest: {} } as Record<
    "path" | "query" | "rest",
    Record<string, unknown>
  >;
  for (const [name, value] of Object.entries(args)) {
    const part = url.includes(`{${name}}`)
      ? "path"
      : method === "GET" || queryNames.includes(name)
        ? "query"
        : "rest";
    parts[part][name] = value;
  }
  const { path, query, rest } = parts;
  if (formOperations.includes(id)) return { path, query, body: toForm(rest) };
  const hasBody = method !== "GET" && (method !== "DELETE" || Object.keys(rest).length > 0);
  return { path, query, body: hasBody ? rest : undefined };
}

/** A form with one entry per value, several for a list; null is sent as empty text, because a form has no null. */
function toForm(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) {
      if (one instanceof Blob) form.append(name, one);
      else if (one !== undefined) form.append(name, String(one ?? ""));
    }
  }
  return form;
}

/** How to send one call. */
interface Sending {
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
const querySerializer = /* @__PURE__ */ createQuerySerializer();
