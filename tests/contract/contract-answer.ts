import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Principal, Role } from "../../packages/server/contract/principal.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { bind } from "../../packages/server/http/bind.ts";
import type { BoundOperation, Input } from "../../packages/server/http/bound-operation.ts";
import { readRequest } from "../../packages/server/http/call.ts";
import { buildErrorBody, toProblem } from "../../packages/server/http/errors.ts";
import { routes } from "../../packages/server/routes.ts";
import type { Answer, Request } from "../product.ts";

export const boundOperations: readonly BoundOperation[] = bind(readSpec(), routes, { checkAnswers: false });

/**
 * The refusal of a signed-in user's request by the contract: the server's own checks of role, body
 * and fields, without a socket, a session or a database. Undefined if the request would reach its
 * handler.
 */
export async function findRefusal(
  request: Request,
  principal: Principal | undefined,
): Promise<Answer | undefined> {
  return (await findOutcome(request, principal)).refusal;
}

/** Like `findRefusal`, but for an accepted request also returns the handler's input. */
export async function findOutcome(
  request: Request,
  caller: Principal | undefined,
  operations = boundOperations,
): Promise<Outcome> {
  const { operation, path } = find(request, operations);
  const [where = "", queryInPath = ""] = request.path.split("?");
  const query = new URLSearchParams([
    ...new URLSearchParams(queryInPath),
    ...Object.entries(request.query ?? {}),
  ]);
  try {
    const principal = operation.isPublic ? undefined : caller;
    const { input } = await readRequest(operation, principal, {
      message: await makeIncomingMessage(request),
      query,
      path,
      isNamedClient: new Headers(request.headers).has("X-Vanbook-Client"),
    });
    return { input };
  } catch (error) {
    const thrownProblem = toProblem(error);
    const requestId = `${where} ${randomUUID()}`;
    const text = buildErrorBody(thrownProblem, requestId);
    const json = JSON.parse(text) as unknown;
    const headers = new Headers({ "Content-Type": "application/json", "X-Request-Id": requestId });
    return { refusal: { status: thrownProblem.status, text, headers, json, read: <T>() => json as T } };
  }
}

interface Outcome {
  refusal?: Answer;
  input?: Input;
}

/** A principal of company 1 with this role; the contract checks none of its other fields. */
export function makePrincipal(role: Role): Principal {
  const person = { companyId: 1, userId: 1, name: "Anybody", branchId: null, zoneId: null };
  return {
    ...person,
    users: [1],
    staff: [1],
    branches: [],
    role,
    wholeCompany: role === 1,
    via: "session",
    isConfirmed: true,
    operations: null,
    keyId: null,
    token: null,
    party: null,
  };
}

function find({ method, path }: Request, operations: readonly BoundOperation[]) {
  for (const { operation, names, pattern } of getPatterns(operations)) {
    const values = operation.method === method && pattern.exec(path.split("?")[0] ?? "")?.slice(1);
    if (values)
      return {
        operation,
        path: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? "")])),
      };
  }
  throw new Error(`There is no operation at ${method} ${path}`);
}

function getPatterns(operations: readonly BoundOperation[]): readonly Pattern[] {
  const pathPatterns = patterns.get(operations) ?? operations.map(makePattern);
  patterns.set(operations, pathPatterns);
  return pathPatterns;
}

function makePattern(operation: BoundOperation): Pattern {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return { operation, names, pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`) };
}

interface Pattern {
  operation: BoundOperation;
  names: readonly string[];
  pattern: RegExp;
}

const patterns = new WeakMap<readonly BoundOperation[], readonly Pattern[]>();

/** The request as Node's HTTP server passes it to the app. */
async function makeIncomingMessage({ body, headers = {} }: Request): Promise<IncomingMessage> {
  const sentResponse = new Response(
    body === undefined
      ? null
      : typeof body === "string" || body instanceof FormData
        ? body
        : JSON.stringify(body),
    body instanceof FormData ? {} : { headers: { "Content-Type": "application/json" } },
  );
  const bytes = Buffer.from(await sentResponse.arrayBuffer());
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const type = sentResponse.headers.get("Content-Type");
  const all = {
    ...(body === undefined ? {} : { "content-type": type, "content-length": String(bytes.length) }),
    ...Object.fromEntries(lower),
  };
  // The body readers use only the headers and the bytes of the message.
  return Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), {
    headers: all,
    complete: true,
  }) as unknown as IncomingMessage;
}
