import * as say from "@vanbook/sdk/messages";
import type { Message } from "@vanbook/sdk/messages";
import { type Principal, ADMINISTRATOR_ROLE } from "../contract/principal.ts";
import { checkParameterCount } from "../http/bound-input.ts";
import { catchProblem, Problem, problem, problemOnField } from "@vanbook/sdk/problem";
import { listOperations, type StandInOperation } from "./answer.ts";
import { runAtomically, getToday, type StandInBooks } from "./books.ts";
import { readFormValues, type FormFields } from "./form-values.ts";
import type { Given } from "./given.ts";

export interface StandInRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: string | FormFields;
}

export interface StandInAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** The operations that each API key may call; a key that is not listed may call everything. */
export type StandInKeys = Readonly<Record<string, readonly string[]>>;

export interface Answering {
  books(): StandInBooks;
  given(operation: string): Given | undefined;
  keys: StandInKeys;
  isChecked: boolean;
  isSession: boolean;
}

/** Answers requests as the server would. */
export function createAnswers({ books, given, keys, isChecked, isSession }: Answering) {
  const operations = listOperations(() => getToday(books()), given, isChecked);
  const routes = operations
    .map((operation) => ({ operation, pattern: makePathPattern(operation.path) }))
    .toSorted((a, b) => a.operation.path.split("{").length - b.operation.path.split("{").length);

  const answers = {
    find(
      method: string,
      pathname: string,
    ): { operation: StandInOperation; path: Record<string, string> } | Problem {
      const onPath = routes.filter(({ pattern }) => pattern.test(pathname));
      const match = onPath.find(({ operation }) => operation.method === method);
      if (!match) return problem(onPath.length > 0 ? "METHOD_NOT_ALLOWED" : "UNKNOWN_OPERATION");
      const values = Object.entries(match.pattern.exec(pathname)?.groups ?? {});
      const path = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
      return { operation: match.operation, path };
    },

    /** Throws a problem if the request is refused. */
    answer(
      operation: StandInOperation,
      path: Record<string, string>,
      { url, headers, body }: StandInRequest,
    ): StandInAnswer {
      const now = books();
      const principal = findPrincipal(now, headers.get("Authorization"));
      checkParameterCount(url.searchParams);
      let key: string | undefined;
      let bodyValue: unknown;
      const read = () => {
        key = readIdempotencyKey(operation, headers);
        bodyValue = operation.hasBody ? parseBody(operation, headers, body) : undefined;
        const isNamedClient = headers.has("X-Vanbook-Client");
        return { query: url.searchParams, path, body: bodyValue, isNamedClient };
      };
      const accept = (types: readonly string[]) => chooseMediaType(headers.get("Accept"), types);
      const requestParts = { books: now, principal, read, accept, key: () => key };
      const type = (text: string) => ({
        status: 200,
        body: text,
        headers: { "Content-Type": JSON_TYPE },
      });
      return runAtomically(now, () => {
        // A repeated key gets the same answer again, regardless of later changes.
        const describeRequest = () =>
          JSON.stringify([
            operation.id,
            sortKeys(Object.fromEntries(url.searchParams)),
            path,
            sortKeys(bodyValue),
          ]);
        const replay = (storedAnswer: { request: string; body: string }) => {
          if (storedAnswer.request !== describeRequest()) throw problem("IDEMPOTENCY_KEY_REUSED");
          return {
            ...type(storedAnswer.body),
            headers: { ...type("").headers, "Idempotency-Replayed": "true" },
          };
        };
        const newAnswer = operation.answer({
          ...requestParts,
          beforeAnswer: () => (key === undefined ? undefined : now.answers.get(key)),
        });
        if ("kept" in newAnswer) return replay(newAnswer.kept);
        if (key !== undefined) now.answers.set(key, { request: describeRequest(), body: newAnswer.body });
        return {
          status: 200,
          body: newAnswer.body,
          headers: { "Content-Type": newAnswer.type === "application/json" ? JSON_TYPE : newAnswer.type },
        };
      });
    },

    /** Calls an operation without parameters. Returns a problem if the call is refused. */
    call(id: string, body: object, key: string): StandInAnswer | Problem {
      const operation = operations.find((each) => each.id === id);
      if (!operation) return problem("UNKNOWN_OPERATION");
      const headers = new Headers({ "Content-Type": "application/json", "Idempotency-Key": key });
      const url = new URL(operation.path, "https://stand-in");
      const { method } = operation;
      return catchProblem(() =>
        answers.answer(operation, {}, { method, url, headers, body: JSON.stringify(body) }),
      );
    },
  };
  return answers;

  function findPrincipal({ company, tables }: StandInBooks, authorization: string | null): Principal {
    const [user] = tables.users;
    if (!user || (!authorization && !isSession)) throw problem("SIGN_IN_REQUIRED");
    const key = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
    if (authorization && key === undefined) throw problem("KEY_INVALID");
    return {
      companyId: company.id,
      userId: user.id,
      name: user.name,
      role: ADMINISTRATOR_ROLE,
      branchId: user.branch_id,
      zoneId: null,
      users: tables.users.map(({ id }) => id),
      staff: tables.users.map(({ id }) => id),
      branches: [],
      wholeCompany: true,
      via: key === undefined ? "session" : "key",
      isConfirmed: key === undefined,
      operations: (key !== undefined && keys[key]) || null,
      keyId: key === undefined ? null : 1,
      token: null,
      party: null,
    };
  }
}

export const JSON_TYPE = "application/json; charset=utf-8";

export function writeErrorBody(
  code: string,
  { message, key, values }: Message,
  requestId: string,
  fields?: unknown,
): string {
  return JSON.stringify({
    success: false,
    message,
    error: message,
    key,
    values,
    code,
    requestId,
    fields,
  });
}

/** Throws if the key is invalid, or missing where it is required. */
function readIdempotencyKey({ key: rule }: StandInOperation, headers: Headers): string | undefined {
  if (rule === "ignored") return undefined;
  const key = headers.get("Idempotency-Key");
  if (key === null) {
    if (rule === "required") throw problem("IDEMPOTENCY_KEY_REQUIRED");
    return undefined;
  }
  if (/^[!-~]{1,100}$/.test(key)) return key;
  const message = say.headerInvalid({ header: "Idempotency-Key" });
  throw problemOnField("INVALID_FIELDS", "Idempotency-Key", message);
}

function parseBody({ form }: StandInOperation, headers: Headers, body: StandInRequest["body"]): unknown {
  if (form && typeof body !== "string") return readFormValues(form, body);
  return parseJson(headers, typeof body === "string" ? body : "");
}

function parseJson(headers: Headers, text: string): unknown {
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(headers.get("Content-Type") ?? ""))
    throw problem("MEDIA_TYPE_UNSUPPORTED");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw problem("BAD_JSON");
  }
}

function chooseMediaType(header: string | null, types: readonly string[]): string | undefined {
  const acceptedTypes = (header ?? "*/*").split(",").map((each) => each.split(";")[0]?.trim() ?? "");
  for (const each of acceptedTypes) {
    if (each === "*/*") return types[0];
    const [main] = each.split("/");
    const mediaType = types.find(
      (type) => type === each || (each.endsWith("/*") && type.startsWith(`${main}/`)),
    );
    if (mediaType) return mediaType;
  }
  return undefined;
}

function makePathPattern(path: string): RegExp {
  const escapedPath = path.replaceAll(/[.+*?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escapedPath.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortKeys(inner)]));
}
