import * as say from "@vanbook/sdk/messages";
import type { Message } from "@vanbook/sdk/messages";
import { type Principal, ADMINISTRATOR } from "../contract/principal.ts";
import { checkParameterCount } from "../http/bound-input.ts";
import { catchProblem, Problem, problem, refused } from "@vanbook/sdk/problem";
import { operationsOf, type StandInOperation } from "./answer.ts";
import { atomically, todayOf, type StandInBooks } from "./books.ts";
import { formValues, type FormFields } from "./form-values.ts";
import type { Given } from "./given.ts";

/** The parts of a request that the stand-in reads. */
export interface StandInRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** A text, or the fields of a form. */
  body: string | FormFields;
}

/** What becomes the response. */
export interface StandInAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** The operations that each API key may call; a key that is not listed may call everything. */
export type StandInKeys = Readonly<Record<string, readonly string[]>>;

/** The books, and who may call. */
export interface Answering {
  /** Returns the current books. */
  books(): StandInBooks;
  /** What a test has given for an operation. */
  given(operation: string): Given | undefined;
  keys: StandInKeys;
  /** False if the contract's checks of arguments are left out. */
  isChecked: boolean;
  /** True if callers without a key count as signed in. */
  isSession: boolean;
}

/** Answers requests from the books, as the server would. */
export function createAnswers({ books, given, keys, isChecked, isSession }: Answering) {
  const operations = operationsOf(() => todayOf(books()), given, isChecked);
  const routes = operations
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
    .toSorted((a, b) => a.operation.path.split("{").length - b.operation.path.split("{").length);

  const answers = {
    /** The operation for a request, or a problem if there is none. */
    find(
      method: string,
      pathname: string,
    ): { operation: StandInOperation; path: Record<string, string> } | Problem {
      const onPath = routes.filter(({ pattern }) => pattern.test(pathname));
      const found = onPath.find(({ operation }) => operation.method === method);
      if (!found) return problem(onPath.length > 0 ? "METHOD_NOT_ALLOWED" : "UNKNOWN_OPERATION");
      const values = Object.entries(found.pattern.exec(pathname)?.groups ?? {});
      const path = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
      return { operation: found.operation, path };
    },

    /** Throws a problem if the request is refused. */
    answer(
      operation: StandInOperation,
      path: Record<string, string>,
      { url, headers, body }: StandInRequest,
    ): StandInAnswer {
      const now = books();
      const principal = principalOf(now, headers.get("Authorization"));
      checkParameterCount(url.searchParams);
      let key: string | undefined;
      let parsed: unknown;
      const read = () => {
        key = keyOf(operation, headers);
        parsed = operation.hasBody ? parsedBody(operation, headers, body) : undefined;
        return { query: url.searchParams, path, body: parsed };
      };
      const accept = (types: readonly string[]) => accepted(headers.get("Accept"), types);
      const asked = { books: now, principal, read, accept, key: () => key };
      const type = (text: string) => ({
        status: 200,
        body: text,
        headers: { "Content-Type": JSON_TYPE },
      });
      return atomically(now, () => {
        // A repeated key gets the same answer again, regardless of later changes.
        const request = () =>
          JSON.stringify([operation.id, sorted(Object.fromEntries(url.searchParams)), path, sorted(parsed)]);
        const replay = (known: { request: string; body: string }) => {
          if (known.request !== request()) throw problem("IDEMPOTENCY_KEY_REUSED");
          return { ...type(known.body), headers: { ...type("").headers, "Idempotency-Replayed": "true" } };
        };
        const made = operation.answer({
          ...asked,
          beforeAnswer: () => (key === undefined ? undefined : now.answers.get(key)),
        });
        if ("kept" in made) return replay(made.kept);
        if (key !== undefined) now.answers.set(key, { request: request(), body: made.body });
        return {
          status: 200,
          body: made.body,
          headers: { "Content-Type": made.type === "application/json" ? JSON_TYPE : made.type },
        };
      });
    },

    /** Calls an operation without parameters by its id; returns a problem if it is refused. */
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

  function principalOf({ company, tables }: StandInBooks, authorization: string | null): Principal {
    const [user] = tables.users;
    if (!user || (!authorization && !isSession)) throw problem("SIGN_IN_REQUIRED");
    const key = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
    if (authorization && key === undefined) throw problem("KEY_INVALID");
    return {
      companyId: company.id,
      userId: user.id,
      name: user.name,
      role: ADMINISTRATOR,
      branchId: user.branch_id,
      zoneId: null,
      users: tables.users.map(({ id }) => id),
      staff: tables.users.map(({ id }) => id),
      branches: [],
      wholeCompany: true,
      via: key === undefined ? "session" : "key",
      operations: (key !== undefined && keys[key]) || null,
      keyId: key === undefined ? null : 1,
      token: null,
      party: null,
    };
  }
}

/** The content type of JSON responses. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** The documented body of an error. */
export function errorBody(
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

/** The Idempotency-Key of a request; throws if it is invalid, or missing where required. */
function keyOf({ key: rule }: StandInOperation, headers: Headers): string | undefined {
  if (rule === "ignored") return undefined;
  const key = headers.get("Idempotency-Key");
  if (key === null) {
    if (rule === "required") throw problem("IDEMPOTENCY_KEY_REQUIRED");
    return undefined;
  }
  if (/^[!-~]{1,100}$/.test(key)) return key;
  const message = say.headerInvalid({ header: "Idempotency-Key" });
  throw refused("INVALID_FIELDS", "Idempotency-Key", message);
}

function parsedBody({ form }: StandInOperation, headers: Headers, body: StandInRequest["body"]): unknown {
  if (form && typeof body !== "string") return formValues(form, body);
  return jsonOf(headers, typeof body === "string" ? body : "");
}

function jsonOf(headers: Headers, text: string): unknown {
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(headers.get("Content-Type") ?? ""))
    throw problem("MEDIA_TYPE_UNSUPPORTED");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw problem("BAD_JSON");
  }
}

/** The first media type in the client's Accept header that the operation offers. */
function accepted(header: string | null, types: readonly string[]): string | undefined {
  const asked = (header ?? "*/*").split(",").map((each) => each.split(";")[0]?.trim() ?? "");
  for (const each of asked) {
    if (each === "*/*") return types[0];
    const [main] = each.split("/");
    const found = types.find((type) => type === each || (each.endsWith("/*") && type.startsWith(`${main}/`)));
    if (found) return found;
  }
  return undefined;
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+*?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
