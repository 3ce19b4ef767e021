import { expect, it } from "vitest";
import { catchProblem } from "@vanbook/sdk/problem";
import type { SpecSchema } from "../../packages/server/contract/spec.ts";
import type { GivenInput } from "../../packages/server/contract/handler.ts";
import { boundOperations, findRefusal } from "../contract/contract-answer.ts";
import { hostileValues, places, type Place } from "../contract/hostile-sizes.ts";
import { measureProcessorTime, measureProcessorTimeOf } from "../processor-time.ts";

const operations = new Map(boundOperations.map((operation) => [operation.id, operation]));

it("every field of every operation is checked quickly, even with 64 kB of any text", () => {
  const values = hostileValues.map((make) => make(64 * 1024));
  const slow = places().flatMap(({ operation, field, request }) =>
    values
      .map((value) => measureFastest(() => ask(operation, request(value))))
      .filter((ms) => ms > TIME_BOUND_MS)
      .map((ms) => `${operation} ${field}: ${Math.round(ms)} ms`),
  );
  expect(slow).toEqual([]);
});

it("the time to check a value grows no faster than its size, from 1 kB to the size limit of an address or body", () => {
  const sizes = Array.from({ length: 11 }, (_, doublings) => 1024 * 2 ** doublings);
  // No objects: the body parser accepts two hundred fields at most.
  const inputs = hostileValues.slice(0, -1).map((make) => sizes.map(make));
  const steep = pickDifferentPlaces(places()).flatMap(
    ({ operation, field, request, isInAddress, ...place }) =>
      (hasPattern(place.schema)
        ? inputs
        : inputs.filter((_, kind) => PLAIN_POSITIONS.includes(kind))
      ).flatMap((values) => {
        const measureTime = (at: number) => {
          const givenInput = request(values[at]);
          return measureProcessorTime(() => ask(operation, givenInput));
        };
        const most = isInAddress ? sizes.indexOf(16 * 1024) : sizes.length - 1;
        for (let at = 4; at <= most; at += 1) {
          // Times below MOMENT don't matter. Sixteen times the size takes 16 times as long if time
          // is linear, and 256 times if it is quadratic. It is measured several times because of
          // garbage collection. The shorter time counts as at least a millisecond: below that, all
          // rows fit into the processor's cache, but sixteen times as many do not.
          const isSteep = () =>
            measureShortest(measureTime, at) > 64 * Math.max(1, measureShortest(measureTime, at - 4));
          if (measureTime(at) < MOMENT_MS || !TRY_NUMBERS.every(isSteep)) continue;
          return [`${operation} ${field} at ${sizes[at]} bytes: ${String(values[at]).slice(0, 10)}`];
        }
        return [];
      }),
  );
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
        const takenTime = await measureProcessorTimeOf(async () => {
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

function ask(operation: string, givenInput: GivenInput): void {
  catchProblem(() => operations.get(operation)?.input(givenInput, undefined));
}

/**
 * Milliseconds of processor time. A long run is measured again, because the first run includes
 * compilation.
 */
function measureFastest(work: () => void): number {
  let least = Infinity;
  for (let run = 0; run < 4 && least > TIME_BOUND_MS; run += 1)
    least = Math.min(least, measureProcessorTime(work));
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

function measureShortest(measureTime: (at: number) => number, at: number): number {
  return Math.min(...[1, 2, 3].map(() => measureTime(at)));
}

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
const TRY_NUMBERS = [1, 2, 3, 4];
/** Milliseconds. Linear work takes about five on a quiet machine. */
const TIME_BOUND_MS = 250;
