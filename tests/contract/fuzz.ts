import { createRandom, type Random } from "../../packages/server/demo/random.ts";
import { problems } from "@vanbook/sdk/problem";
import { TABLE_TYPE } from "../../packages/server/report/representations.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { createValidator } from "../../packages/server/contract/validate.ts";
import type { Answer, Product, Request } from "../product.ts";
import { makeSampleRequest, makeSample, type Known, type Operation } from "../wall/operations.ts";
import { getFieldSchemas, placeOf, getRange, listRequiredFields } from "./report-operations.ts";

interface Fuzz {
  served: Pick<Product, "call">;
  cookie: string;
  known: Known;
  operation: Operation;
  requests: number;
  seed: number;
}

/**
 * Sends random requests to one operation. Returns how many were answered with 200, and the answers
 * that broke the contract.
 */
export async function runFuzz({ served, cookie, known, operation, requests, seed }: Fuzz) {
  const random = createRandom(seed);
  const findings: string[] = [];
  let answeredCount = 0;
  for (let sentCount = 0; sentCount < requests; sentCount += 1) {
    const request = makeRandomRequest(random, operation, known);
    const answer = await served.call({ ...request, cookie });
    if (answer.status === 200) answeredCount += 1;
    const wrong = findAnswerProblem(operation, answer);
    if (wrong) findings.push(`${operation.id}: ${wrong}, asked ${JSON.stringify(request).slice(0, 600)}`);
  }
  return { answered: answeredCount, findings };
}

/**
 * What is wrong with an answer: its status or body is not in the contract or docs/errors.md.
 * Undefined if nothing is.
 */
export function findAnswerProblem(
  { id, method, path }: Operation,
  { status, headers, text, json }: Answer,
): string | undefined {
  const type = (headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  if (status === 200) {
    const documentedTypes = spec.paths[path]?.[method.toLowerCase() as "get"]?.responses["200"].content ?? {};
    if (!(type in documentedTypes)) return `${id} answered ${type}`;
    if (type === "text/csv" && !/^[A-Z]\w*(,[^\r\n]+)?\r\n/.test(text))
      return `a CSV without header: ${text.slice(0, 80)}`;
    if (!type.includes("json")) return undefined;
    const pointer = `/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/responses/200/content/${type.replaceAll("/", "~1")}/schema`;
    return getSchemaValidator(pointer)()(json)
      ? undefined
      : `an answer off the contract: ${text.slice(0, 200)}`;
  }
  if (!getSchemaValidator("/components/schemas/ErrorBody")()(json))
    return `${status} with ${text.slice(0, 200)}`;
  const { code } = json as { code: keyof typeof problems }; // checked by the schema above
  if (problems[code]?.[0] !== status) return `${status} ${code}`;
  return status >= 500 ? `${status} ${text.slice(0, 300)}` : undefined;
}

/**
 * Mostly valid fields, some omitted, some with arbitrary values; sometimes another body or Accept
 * header.
 */
function makeRandomRequest(random: Random, operation: Operation, knownValues: Known): Request {
  const request = makeSampleRequest(operation, knownValues);
  const place = placeOf(operation);
  const requiredFields = listRequiredFields(operation);
  const wildness = random.pick([0, 0, 0.1, 0.5]);
  const fields = Object.keys(getFieldSchemas(operation)).flatMap((name): [string, unknown][] => {
    if (random.chance(wildness)) return random.chance(0.3) ? [] : [[name, makeRandomValue(random)]];
    if (!requiredFields.includes(name) && random.chance(0.6)) return [];
    return [
      [
        name,
        getRange(operation)?.includes(name)
          ? makeRandomDay(random)
          : makeSample(operation, name, knownValues),
      ],
    ];
  });
  if (random.chance(wildness)) fields.push([random.pick(STRANGE_NAMES), makeRandomValue(random)]);
  const fieldValues = Object.fromEntries(fields);
  const table = operation.isReport ? makeTableFields(random, wildness) : {};
  const requestBody =
    place === "body" ? { body: random.chance(wildness / 5) ? makeRandomValue(random) : fieldValues } : {};
  const inQuery = { ...(place === "query" && fieldValues), ...table };
  const query = Object.fromEntries(
    Object.entries(inQuery).map(([name, value]) => [name, formatValue(value)]),
  );
  const Accept = random.pick(ACCEPT_HEADERS);
  return { ...request, ...requestBody, query, headers: { ...request.headers, ...(Accept && { Accept }) } };
}

function makeTableFields(random: Random, wildness: number): Record<string, unknown> {
  const usual = {
    page: random.int(1, 4),
    pageSize: random.pick([1, 7, 250, 10_000]),
    search: random.pick(STRANGE_TEXTS),
  };
  const fields = Object.entries({ ...usual, sort: random.pick(["-Date", "Amount", "Balance", "nothing"]) });
  const keptFields = fields.filter(() => random.chance(0.25));
  return Object.fromEntries(
    keptFields.map(([name, value]) => [name, random.chance(wildness) ? makeRandomValue(random) : value]),
  );
}

/** A day within about three years; sometimes an extreme date. */
function makeRandomDay(random: Random): string {
  if (random.chance(0.05))
    return random.pick(["0001-01-01", "0000-01-01", "9999-12-31", "2024-02-29", "1900-02-28"]);
  return new Date(Date.UTC(2026, 3, 1) + random.int(-300, 300) * 86_400_000).toISOString().slice(0, 10);
}

function makeRandomValue(random: Random): unknown {
  const number = random.pick(SAMPLE_NUMBERS);
  const text = random.pick(STRANGE_TEXTS);
  return random.pick<unknown>([
    number,
    text,
    String(number),
    `${random.int(-5, 2 ** 31)}`,
    makeRandomDay(random),
    null,
    true,
    [number, text],
    { [text]: number },
    Array.from({ length: random.int(1, 60) }, () => random.pick(STRANGE_TEXTS)).join(""),
  ]);
}

function formatValue(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

function getSchemaValidator(pointer: string) {
  const knownValidator = schemas.get(pointer);
  if (knownValidator) return knownValidator;
  const newValidator = validator.at(pointer);
  schemas.set(pointer, newValidator);
  return newValidator;
}

const spec = readSpec();
const validator = createValidator(spec);
const schemas = new Map<string, ReturnType<typeof validator.at>>();

const ACCEPT_HEADERS = [
  "",
  TABLE_TYPE,
  TABLE_TYPE,
  "text/csv",
  "application/json",
  "*/*",
  "application/pdf",
  "x",
  "text/*;q=0.1",
];
const SAMPLE_NUMBERS = [
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
const STRANGE_NAMES = [
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
const STRANGE_TEXTS = [
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
