import {
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from "openapi-fetch";
import { formOperations, operationMap } from "./generated/operations.ts";
import type { OperationId } from "./methods.ts";

/** The arguments of a call by where they are sent. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const querySerializer = /* @__PURE__ */ createQuerySerializer();

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
