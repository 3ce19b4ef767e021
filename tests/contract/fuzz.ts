import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { problems } from "@vanbook/sdk/problem";
import { TABLE } from "../../packages/server/report/representations.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { createValidator } from "../../packages/server/contract/validate.ts";
import type { Answer, Product, Request } from "../product.ts";
import { requestFor, sampleOf, type Known, type Operation } from "../wall/operations.ts";
import { fieldsOf, placeOf, rangeOf, requiredFieldsOf } from "./report-operations.ts";

interface Fuzz {
  served: Pick<Product, "call">;
  cookie: string;
  known: Known;
  operation: Operation;
  requests: number;
  seed: number;
}

/**
 * Sends random requests to one operation. Returns how many were answered with 200, and the answers that broke the
 * contract.
 */
export async function fuzz({ served, cookie, known, operation, requests, seed }: Fuzz) {
  const random = createRandom(seed);
  const findings: string[] = [];
  let answered = 0;
  for (let sent = 0; sent < requests; sent += 1) {
    const request = randomRequest(random, operation, known);
    const answer = await served.call({ ...request, cookie });
    if (answer.status === 200) answered += 1;
    const wrong = wrongWith(operation, answer);
    if (wrong) findings.push(`${operation.id}: ${wrong}, asked ${JSON.stringify(request).slice(0, 600)}`);
  }
  return { answered, findings };
}

/**
 * What is wrong with an answer: its status or body is not in the contract or docs/errors.md. Undefined if nothing
 * is.
 */
export function wrongWith(
  { id, method, path }: Operation,
  { status, headers, text, json }: Answer,
): string | undefined {
  const type = (headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  if (status === 200) {
    const documented = spec.paths[path]?.[method.toLowerCase() as "get"]?.responses["200"].content ?? {};
    if (!(type in documented)) return `${id} answered ${type}`;
    if (type === "text/csv" && !/^[A-Z]\w*(,[^\r\n]+)?\r\n/.test(text))
      return `a CSV without header: ${text.slice(0, 80)}`;
    if (!type.includes("json")) return undefined;
    const pointer = `/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/responses/200/content/${type.replaceAll("/", "~1")}/schema`;
    return schemaAt(pointer)()(json) ? undefined : `an answer off the contract: ${text.slice(0, 200)}`;
  }
  if (!schemaAt("/components/schemas/ErrorBody")()(json)) return `${status} with ${text.slice(0, 200)}`;
  const { code } = json as { code: keyof typeof problems }; // checked by the schema above
  if (problems[code]?.[0] !== status) return `${status} ${code}`;
  return status >= 500 ? `${status} ${text.slice(0, 300)}` : undefined;
}

/** Mostly valid fields, some omitted, some with arbitrary values; sometimes another body or Accept header. */
function randomRequest(random: Random, operation: Operation, known: Known): Request {
  const request = requestFor(operation, known);
  const place = placeOf(operation);
  const required = requiredFieldsOf(operation);
  const wildness = random.pick([0, 0, 0.1, 0.5]);
  const fields = Object.keys(fieldsOf(operation)).flatMap((name): [string, unknown][] => {
    if (random.chance(wildness)) return random.chance(0.3) ? [] : [[name, anything(random)]];
    if (!required.includes(name) && random.chance(0.6)) return [];
    return [[name, rangeOf(operation)?.includes(name) ? day(random) : sampleOf(operation, name, known)]];
  });
  if (random.chance(wildness)) fields.push([random.pick(NAMES), anything(random)]);
  const given = Object.fromEntries(fields);
  const table = operation.isReport ? tableFields(random, wildness) : {};
  const asked = place === "body" ? { body: random.chance(wildness / 5) ? anything(random) : given } : {};
  const inQuery = { ...(place === "query" && given), ...table };
  const query = Object.fromEntries(Object.entries(inQuery).map(([name, value]) => [name, written(value)]));
  const Accept = random.pick(ACCEPTED);
  return { ...request, ...asked, query, headers: { ...request.headers, ...(Accept && { Accept }) } };
}

function tableFields(random: Random, wildness: number): Record<string, unknown> {
  const usual = {
    page: random.int(1, 4),
    pageSize: random.pick([1, 7, 250, 10_000]),
    search: random.pick(TEXTS),
  };
  const fields = Object.entries({ ...usual, sort: random.pick(["-Date", "Amount", "Balance", "nothing"]) });
  const kept = fields.filter(() => random.chance(0.25));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, random.chance(wildness) ? anything(random) : value]),
  );
}

/** A day within about three years; sometimes an extreme date. */
function day(random: Random): string {
  if (random.chance(0.05))
    return random.pick(["0001-01-01", "0000-01-01", "9999-12-31", "2024-02-29", "1900-02-28"]);
  return new Date(Date.UTC(2026, 3, 1) + random.int(-300, 300) * 86_400_000).toISOString().slice(0, 10);
}

function anything(random: Random): unknown {
  const number = random.pick(NUMBERS);
  const text = random.pick(TEXTS);
  return random.pick<unknown>([
    number,
    text,
    String(number),
    `${random.int(-5, 2 ** 31)}`,
    day(random),
    null,
    true,
    [number, text],
    { [text]: number },
    Array.from({ length: random.int(1, 60) }, () => random.pick(TEXTS)).join(""),
  ]);
}

function written(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

function schemaAt(pointer: string) {
  const known = schemas.get(pointer);
  if (known) return known;
  const made = validator.at(pointer);
  schemas.set(pointer, made);
  return made;
}

const spec = readSpec();
const validator = createValidator(spec);
const schemas = new Map<string, ReturnType<typeof validator.at>>();

const ACCEPTED = [
  "",
  TABLE,
  TABLE,
  "text/csv",
  "application/json",
  "*/*",
  "application/pdf",
  "x",
  "text/*;q=0.1",
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e15,
  1e21,
  1e-7,
  1e308,
  0.1 + 0.2,
];
const NAMES = [
  "limit",
  "__proto__",
  "constructor",
  "toString",
  "company_id",
  "fields[]",
  "",
  "😀",
  "page ",
  "FromDate ",
];
const TEXTS = [
  "",
  " ",
  "a",
  "null",
  "undefined",
  "NaN",
  "All",
  "0",
  "%",
  "_",
  "\\",
  "'",
  "' OR 1=1 --",
  "1; DROP TABLE bills",
  "<script>alert(1)</script>",
  "=1+1",
  "{{7*7}}",
  "../../etc/passwd",
  "\u0000",
  "\ud800",
  "\u202Eabc\u200B",
  "കൈരളി",
  "العربية",
  "😀👩‍👩‍👧",
  "e\u0301",
  "₹1,00,000.00",
  "31-12-2026",
  "1e400",
  "x".repeat(100),
];
