import { expect, it } from "vitest";
import { createVanbook } from "../../packages/sdk/client.ts";
import { getLooseMethod } from "../../packages/sdk/command/loose-method.ts";
import type { OperationId } from "../../packages/sdk/methods.ts";
import { isDocumented } from "../../packages/server/contract/coerce.ts";
import type { Role } from "../../packages/server/contract/principal.ts";
import { listBodyFields } from "../masters/writes.ts";
import type { Request as SentRequest } from "../product.ts";
import { pickTried } from "../whole.ts";
import { makeSampleRequest, operations, type Known, type Operation } from "../wall/operations.ts";
import { findOutcome, makePrincipal } from "./contract-answer.ts";

// An argument that narrows what an operation returns, and is none by a mistake, must be refused: left
// out, it would return the rows of everybody.
const knownValues: Known = { companyId: 1, userId: 1, from: "2026-04-01", to: "2026-04-30", values: {} };
/** A company may only be the caller's, an empty search finds everything, and a narration narrows nothing. */
const NOT_NARROWING = /^(comp(any)?id|page|pageSize|after|sort|search|Narration)$/i;

/** What a script passes by mistake, in JavaScript. */
const ODD_ARGUMENTS: readonly unknown[] = [
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  "",
  " ",
  "\u00a0",
  "\u200b",
  "undefined",
  "NaN",
  "7 8",
  true,
  false,
  [],
  [null],
  [""],
  [[]],
  {},
  { id: 7 },
  { id: Number.NaN },
  new Map([["id", 7]]),
  new Date("2026-04-01"),
  new Date(Number.NaN),
  Object(Number.NaN),
  () => 7,
  Symbol("7"),
];
/** The same as text in a query, and as values in a JSON body. */
const ODD_TEXTS = [" ", "\u00a0", "NaN", "-0", "0x7", "7,,8", "[]", "{}", "[object Object]", "true", "७"];
const ODD_BODY_VALUES = [" ", "\u00a0", "NaN", true, [], [null], [""], ["null"], {}, { id: 7 }, [[]]];
/** How older clients write that nothing is chosen (openapi.yaml). */
const NOT_CHOSEN = ["", "null", "undefined"];

const reads = operations.filter(
  ({ method, isReport, roles }) => (method === "GET" || isReport) && roles !== "public",
);
const narrowings = reads
  .flatMap((operation) => [
    ...operation.parameters
      .filter((parameter) => parameter.in === "query" && !parameter.required)
      .map(({ name, schema }) => ({ operation, name, schema, isInBody: false })),
    ...listBodyFields(operation)
      .filter(({ name }) => !isRequiredInBody(operation, name))
      .map(({ name, schema }) => ({ operation, name, schema, isInBody: true })),
  ])
  .filter(({ name }) => !NOT_NARROWING.test(name));
type Narrowing = (typeof narrowings)[number];

it("the tests below cover customers, suppliers, items, branches, people, vans, routes, years and days", () => {
  const names = new Set(narrowings.map(({ name }) => name));
  for (const name of ["CustomerID", "SupplierId", "SupplierID", "ItemID", "Branch", "BranchID", "UserID"])
    expect(names).toContain(name);
  for (const name of ["activeUserId", "CreatedById", "VehicleID", "Van", "Route", "RouteID", "Salesman"])
    expect(names).toContain(name);
  for (const name of ["FYearID", "Date", "date", "until", "FromDate", "GName", "Type"])
    expect(names).toContain(name);
  expect(narrowings.length).toBeGreaterThan(150);
});

it("by the SDK, no argument that is none by a mistake returns the rows of everybody", async () => {
  const faults: string[] = [];
  for (const narrowing of pickTried(narrowings, isPartyOrPerson)) {
    const usual = await callBySdk(narrowing, undefined);
    expect(usual.input, narrowing.operation.id).toBeDefined();
    for (const odd of ODD_ARGUMENTS) {
      const { input } = await callBySdk(narrowing, odd);
      if (input && isMissing(narrowing, input) && !isDayNotSet(narrowing, odd))
        faults.push(describe(narrowing, odd));
    }
  }
  expect(faults).toEqual([]);
});

it("by the SDK, null returns the rows of everybody only where the documents say so", async () => {
  for (const narrowing of narrowings) {
    const { input } = await callBySdk(narrowing, null);
    if (isDocumented(narrowing.operation.path)) continue;
    expect(input && isMissing(narrowing, input), describe(narrowing, null)).not.toBe(true);
  }
  const sales = narrowings.find(
    ({ operation, name }) => operation.id === "sales.report" && name === "CustomerID",
  );
  expect(sales && (await callBySdk(sales, null)).input).toMatchObject({ body: { CustomerID: null } });
});

it.each([
  ["a client that names itself", { "X-Vanbook-Client": "script/1" }, ["", "undefined"]],
  ["an older client", {}, []],
])("over HTTP by %s, no odd value returns the rows of everybody", async (_, headers, more) => {
  const faults: string[] = [];
  for (const narrowing of narrowings) {
    const isStrict = !isDocumented(narrowing.operation.path);
    const texts = [...ODD_TEXTS, ...more, ...(isStrict ? NOT_CHOSEN : [])];
    const values = [...ODD_BODY_VALUES, ...more, ...(more.length > 0 ? ["null"] : [])];
    for (const odd of narrowing.isInBody ? values : texts) {
      const { input } = await callByHttp(narrowing, odd, headers);
      if (input && isMissing(narrowing, input) && !isDayNotSet(narrowing, odd))
        faults.push(describe(narrowing, odd));
    }
  }
  expect(faults).toEqual([]);
});

it("an older client leaves out what is not chosen as the documents say", async () => {
  const documentedNarrowings = narrowings.filter(({ operation }) => isDocumented(operation.path));
  expect(documentedNarrowings.length).toBeGreaterThan(80);
  for (const narrowing of documentedNarrowings)
    for (const absent of narrowing.isInBody ? [...NOT_CHOSEN, null] : NOT_CHOSEN)
      expect(
        (await callByHttp(narrowing, absent, {})).refusal?.text,
        describe(narrowing, absent),
      ).toBeUndefined();
});

it("an id in the path that is none by a mistake leads to no other operation", async () => {
  const withIds = operations.filter(({ path, roles }) => path.includes("{") && roles !== "public");
  expect(withIds.length).toBeGreaterThan(60);
  const faults: string[] = [];
  for (const operation of withIds)
    for (const { name } of operation.parameters.filter((parameter) => parameter.in === "path"))
      for (const odd of [...ODD_ARGUMENTS, null, undefined, ".", "..", "../.."]) {
        const outcome = await callBySdk({ operation, name }, odd, true);
        if (outcome.input) faults.push(describe({ operation, name }, odd));
      }
  expect(faults).toEqual([]);
});

/** The documents say what a report does whose day is not set. */
function isDayNotSet({ operation, schema }: Narrowing, value: unknown): boolean {
  return (
    isDocumented(operation.path) &&
    (schema as { format?: string }).format === "date" &&
    NOT_CHOSEN.includes(value as string)
  );
}

function isPartyOrPerson({ name }: Narrowing): boolean {
  return /customer|supplier|user|salesman/i.test(name);
}

interface Outcome {
  refusal?: { text: string };
  input?: { query: Record<string, unknown>; body: unknown };
}

/** What the server's handler would get of a call by the SDK; nothing if the SDK refuses it. */
async function callBySdk(
  { operation, name }: Pick<Narrowing, "operation" | "name">,
  value: unknown,
  isInPath = false,
): Promise<Outcome> {
  outcome = {};
  askedOperation = operation;
  const args = { ...readArguments(operation), ...(isInPath || value !== undefined ? { [name]: value } : {}) };
  await getLooseMethod(vanbook, operation.id as OperationId)(args).catch((error: unknown) => error);
  return outcome;
}

let outcome: Outcome;
let askedOperation: Operation;
const vanbook = createVanbook({
  baseUrl: "https://books.example",
  auth: { kind: "session" },
  retry: 0,
  fetch: async (request) => {
    const { method, url, headers } = request as Request;
    const { pathname, search } = new URL(url);
    const body = await (request as Request).text();
    outcome = await findOutcome(
      { method, path: pathname + search, headers: Object.fromEntries(headers), ...(body && { body }) },
      makePrincipal(chooseRole(askedOperation)),
    );
    return Response.json({});
  },
});

async function callByHttp(
  { operation, name, isInBody }: Narrowing,
  value: unknown,
  headers: Record<string, string>,
): Promise<Outcome> {
  const usual = makeSampleRequest(operation, knownValues);
  const request: SentRequest = isInBody
    ? { ...usual, body: { ...(usual.body as object), [name]: value } }
    : { ...usual, query: { ...usual.query, [name]: String(value) } };
  return findOutcome({ ...request, headers }, makePrincipal(chooseRole(operation)));
}

/** A call's arguments as the SDK takes them: those of path, query and body. */
function readArguments(operation: Operation): Record<string, unknown> {
  const { path, query, body } = makeSampleRequest(operation, knownValues);
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`);
  const values = pattern.exec(path)?.slice(1) ?? [];
  const inPath = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? "")]));
  return { ...inPath, ...query, ...(body as object | undefined) };
}

/** Whether the handler would return the rows of everybody, or of every day. */
function isMissing({ name, isInBody, schema }: Narrowing, { query, body }: NonNullable<Outcome["input"]>) {
  const value = isInBody ? (body as Record<string, unknown>)[name] : query[name];
  const usual = (schema as { default?: unknown }).default;
  return value === undefined || value === null || value === "" || (usual !== undefined && value === usual);
}

function isRequiredInBody({ body }: Operation, name: string): boolean {
  return [body, ...(body?.allOf ?? [])].some((part) => part?.required?.includes(name));
}

function chooseRole({ roles }: Operation): Role {
  return (roles === "public" ? 1 : (roles[0] ?? 1)) as Role;
}

function describe({ operation, name }: Pick<Narrowing, "operation" | "name">, value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return `${operation.id}: ${name} = ${typeof value} ${text}`;
}
