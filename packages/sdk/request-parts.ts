import { formOperations, operationMap } from "./generated/operations.ts";
import type { OperationId } from "./methods.ts";

/** Where the parts of a flat object of arguments travel. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Deals the arguments of an operation out to its path, its query string and its body. */
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

/** A form with one entry for each value, several for a list; empty text stands for null, which a form can't say. */
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
