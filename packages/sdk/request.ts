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

export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export function createRequest(
  id: OperationId,
  baseUrl: string,
  args: object | undefined,
  more: object | undefined,
  init: RequestInit,
): Request {
  const [method, url] = operationMap[id];
  const { path, query, body } = splitArguments(id, args);
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

export function splitArguments(id: OperationId, args: object = {}): RequestParts {
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
    const isShown = part === "query" && typeof value === "object" && (value !== null || isStrict(url));
    parts[part][name] = isShown ? JSON.stringify(value) : value;
  }
  const { path, query, rest } = parts;
  if (formOperations.includes(id)) return { path, query, body: toForm(rest) };
  const hasBody = method !== "GET" && (method !== "DELETE" || Object.keys(rest).length > 0);
  return { path, query, body: hasBody ? rest : undefined };
}

/**
 * Under /api/v1, null does not mean "left out": it is sent, for the server to refuse. Elsewhere the
 * serializer omits it, which is documented. No parameter is a list or an object: the serializer
 * would omit an empty one and a date, so these are sent as JSON for the server to refuse.
 */
function isStrict(url: string): boolean {
  return url.startsWith("/api/v1/");
}

/**
 * One entry per value, several for a list. Null is sent as empty text, because a form has no null.
 */
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

interface Sending {
  send: Send;
  retries: number;
  /** Leaves the body of a successful response unread, for the caller to stream. */
  stream: boolean;
  /** When the caller stops waiting, in the time of performance.now(). */
  deadline: number;
}

export async function sendWithRetries(request: Request, sending: Sending): Promise<Response> {
  const { send, retries, stream, deadline } = sending;
  return ky(request, {
    // ky passes a request that it created itself.
    fetch: async (kyRequest) => complete(await send(kyRequest as Request), stream),
    timeout: false, // the whole call has a limit, reading included: time-limit.ts
    // ky retries only after a response that it may throw for.
    throwHttpErrors: (status) => WORTH_ANOTHER_TRY.includes(status),
    retry: {
      limit: retries,
      methods: [request.method], // `retries` decides whether it may be repeated
      statusCodes: WORTH_ANOTHER_TRY,
      afterStatusCodes: WORTH_ANOTHER_TRY,
      delay: calculateWait,
      jitter: (wait) => wait * (0.5 + Math.random() / 2),
      shouldRetry: ({ error, retryCount }) => {
        const serverWait = isHTTPError(error) ? retryAfter(error.response.headers) : null;
        const wait = serverWait === null ? calculateWait(retryCount) : serverWait * 1000;
        // A missing token is not a network failure. Undefined leaves the decision to ky.
        return isVanbookError(error) || performance.now() + wait >= deadline ? false : undefined;
      },
    },
  }).catch((cause: unknown) => {
    if (isHTTPError(cause)) return cause.response;
    if (isVanbookError(cause)) throw cause;
    throw new VanbookError({ code: "NETWORK", message: "The server did not answer.", cause });
  });
}

/**
 * Reads the whole body, so that a response that breaks off counts as failed and is requested again.
 */
async function complete(response: Response, stream: boolean): Promise<Response> {
  if (stream && response.ok) return response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** Milliseconds before a retry if the server names none: 300, 600, 1,200 … */
function calculateWait(tries: number): number {
  return 300 * 2 ** (tries - 1);
}

const WORTH_ANOTHER_TRY = [408, 429, 502, 503, 504];
const querySerializer = /* @__PURE__ */ createQuerySerializer();
