import { expect, it } from "vitest";
import { Problem } from "@vanbook/sdk/problem";
import type { SpecSchema } from "../../packages/server/contract/spec.ts";
import type { GivenInput } from "../../packages/server/contract/handler.ts";
import { boundOperations, findRefusal } from "../contract/contract-answer.ts";
import { hostileValues, places, type Place } from "../contract/hostile-sizes.ts";
import { measureProcessorTime } from "../processor-time.ts";

const operations = new Map(boundOperations.map((operation) => [operation.id, operation]));

it("every field of every operation is checked quickly, even with 64 kB of any text", async () => {
  const values = hostileValues.map((make) => make(64 * 1024));
  const slow: string[] = [];
  for (const { operation, field, request } of places())
    for (const value of values) {
      const ms = await measureFastest(() => ask(operation, request(value)));
      if (ms > TIME_BOUND_MS) slow.push(`${operation} ${field}: ${Math.round(ms)} ms`);
    }
  expect(slow).toEqual([]);
});

it("the time to check a value grows no faster than its size, from 1 kB to the size limit of an address or body", async () => {
  const sizes = Array.from({ length: 11 }, (_, doublings) => 1024 * 2 ** doublings);
  // No objects: the body parser accepts two hundred fields at most.
  const inputs = hostileValues.slice(0, -1).map((make) => sizes.map(make));
  const steep: string[] = [];
  for (const { operation, field, request, isInAddress, ...place } of pickDifferentPlaces(places())) {
    const triedInputs = hasPattern(place.schema)
      ? inputs
      : inputs.filter((_, kind) => PLAIN_POSITIONS.includes(kind));
    for (const values of triedInputs) {
      const measureTime = (at: number) => {
        const givenInput = request(values[at]);
        return measureProcessorTime(() => ask(operation, givenInput));
      };
      const most = isInAddress ? sizes.indexOf(16 * 1024) : sizes.length - 1;
      for (let at = 4; at <= most; at += 1) {
        if ((await measureTime(at)) < MOMENT_MS || !(await isSteep(measureTime, at))) continue;
        steep.push(`${operation} ${field} at ${sizes[at]} bytes: ${String(values[at]).slice(0, 10)}`);
        break;
      }
    }
  }
  expect(steep).toEqual([]);
});

it.each([
  ["names that nobody knows", (size: number) => list(size / 10, (at) => `"k${at}":1`, "{}")],
  ["one name again and again", (size: number) => list(size / 6, () => `"a":1`, "{}")],
  ["a list of empty objects", (size: number) => list(size / 3, () => "{}", "[]")],
  ["documents of empty lines", (size: number) => `{"documents":${makeDocuments(size)}}`],
  ["brackets", (size: number) => `${"[".repeat(size / 2)}${"]".repeat(size / 2)}`],
])(
  "a body of %s is refused quickly",
  async (_, make) => {
    const request = { headers: { "Idempotency-Key": "sizes" }, body: make(1_000_000) };
    for (const { method, path } of boundOperations.filter((one) => one.readBody)) {
      const at = path.replaceAll(/\{\w+\}/g, "1");
      const answers: number[] = [];
      let least = Infinity;
      for (let run = 0; run < 4 && least > TIME_BOUND_MS; run += 1) {
        const takenTime = await measureProcessorTime(async () => {
          answers.push((await findRefusal({ method, path: at, ...request }, undefined))?.status ?? 200);
        });
        least = Math.min(least, takenTime);
      }
      expect(least, path).toBeLessThan(TIME_BOUND_MS);
      expect([400, 413, 415], path).toContain(answers[0]);
    }
  },
  300_000,
);

async function ask(operation: string, givenInput: GivenInput): Promise<void> {
  try {
    await operations.get(operation)?.input(givenInput, undefined);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/**
 * Milliseconds of processor time. A long run is measured again, because the first run includes
 * compilation.
 */
async function measureFastest(work: () => Promise<void>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 4 && least > TIME_BOUND_MS; run += 1)
    least = Math.min(least, await measureProcessorTime(work));
  return least;
}

/**
 * One place per schema, in an address and in a body. The first test already covers all operations.
 */
function pickDifferentPlaces(all: readonly Place[]) {
  const words = ["title", "description", "examples", "default", "x-message", "x-required"];
  const writeRules = ({ isInAddress, schema }: Place) =>
    JSON.stringify([isInAddress, schema], (name, value: unknown) =>
      words.includes(name) ? undefined : value,
    );
  return [...new Map(all.map((one) => [writeRules(one), one])).values()];
}

function hasPattern({ pattern, format, oneOf, allOf }: SpecSchema): boolean {
  return [pattern, format, oneOf, allOf].some((one) => one !== undefined);
}

/**
 * Times below MOMENT_MS don't matter. Sixteen times the size takes 16 times as long if time is
 * linear, and 256 times if it is quadratic. It is measured several times because of garbage
 * collection. The shorter time counts as at least a millisecond: below that, all rows fit into the
 * processor's cache, but sixteen times as many do not.
 */
async function isSteep(measureTime: MeasureTime, at: number): Promise<boolean> {
  for (let tryNumber = 0; tryNumber < TRY_COUNT; tryNumber += 1) {
    const longer = await measureShortest(measureTime, at);
    if (longer <= 64 * Math.max(1, await measureShortest(measureTime, at - 4))) return false;
  }
  return true;
}

async function measureShortest(measureTime: MeasureTime, at: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 3; run += 1) least = Math.min(least, await measureTime(at));
  return least;
}

/** Milliseconds of processor time for the size at this position. */
type MeasureTime = (at: number) => Promise<number>;

function makeDocuments(size: number) {
  return list(200, () => `{"lines":${list(size / 600, () => "{}", "[]")}}`, "[]");
}

function list(length: number, entry: (at: number) => string, brackets: string) {
  const [open = "", close = ""] = brackets;
  return `${open}${Array.from({ length }, (_, at) => entry(at)).join(",")}${close}`;
}

/** Indexes of two hostile values, a text and a list, for schemas that don't check characters. */
const PLAIN_POSITIONS = [0, 5];
const MOMENT_MS = 25;
const TRY_COUNT = 4;
/** Milliseconds. Linear work takes about five on a quiet machine. */
const TIME_BOUND_MS = 250;
