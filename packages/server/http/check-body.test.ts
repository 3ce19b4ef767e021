import type { ValidateFunction } from "ajv";
import { afterEach, expect, it, vi } from "vitest";
import { catchProblem, Problem } from "@vanbook/sdk/problem";
import { getServedContract } from "../contract/served-contract.ts";
import type { SpecSchema } from "../contract/spec.ts";
import type { LazyCheck } from "../contract/validate.ts";
import { createInputReader } from "./bound-input.ts";

afterEach(() => void vi.restoreAllMocks());

const { spec, validator } = getServedContract();
const UNKNOWN_NAMES = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`name${at}`, 1]));

const makeList = <Entry>(count: number, entry: Entry) => Array.from({ length: count }, () => entry);
const makeBill = (lines: readonly object[]) => ({
  date: "2026-11-25",
  customerId: 5,
  seriesId: 1,
  locationId: 2,
  payment: "credit",
  lines,
});

/** Reads bodies of an operation, and counts what was validated and the problems that were built. */
function createReader(path: string, method = "post") {
  const operation = spec.paths[path]?.[method as "post"];
  if (!operation) throw new Error(`The contract has no ${method} ${path}`);
  const work = { validatedParts: 0, builtProblems: 0 };
  const count = (lazyCheck: LazyCheck): LazyCheck => {
    let countingCheck: ValidateFunction | undefined;
    return () => {
      const validate = lazyCheck();
      function countOne(this: unknown, value: unknown) {
        const isValid = validate.call(this, value);
        work.validatedParts += 1;
        work.builtProblems += validate.errors?.length ?? 0;
        if (countingCheck) countingCheck.errors = validate.errors ?? null;
        return isValid;
      }
      return (countingCheck ??= countOne as unknown as ValidateFunction); // `check` uses only these parts
    };
  };
  const countingValidator = {
    ...validator,
    at: (pointer: string) => count(validator.at(pointer)),
    of: (schema: SpecSchema) => count(validator.of(schema)),
  };
  const reader = createInputReader(
    { spec, validator: countingValidator, today: () => "2026-11-25" },
    { path, method, pointer: `/paths/${path.replaceAll("/", "~1")}/${method}`, operation, isReport: false },
  );
  const ask = (body: unknown) => ({ query: new URLSearchParams(), path: {}, body });
  return {
    work,
    read: (body: unknown) => catchProblem(() => reader.input(ask(body), undefined).body),
    readInSlices: (body: unknown) => reader.inputInSlices(ask(body), undefined),
  };
}

it("a batch whose documents have hundreds of unknown names is refused before a document is validated", () => {
  const { read, work } = createReader("/api/v1/bills/batch");
  // No single object has many of them.
  const documents = makeList(200, makeBill(makeList(24, UNKNOWN_NAMES)));
  const body = read({ documents }) as { documents: unknown[] };
  expect(body.documents).toHaveLength(200);
  for (const each of body.documents) {
    expect(each).toBeInstanceOf(Problem);
    expect(each).toMatchObject({ code: "UNKNOWN_FIELD", detail: { fields: [{ field: "name0" }] } });
  }
  expect(work).toEqual({ validatedParts: 2, builtProblems: 0 }); // the query, and the list itself
});

it("a batch of invalid documents names the fields of the first, and one field of each other", () => {
  const { read, work } = createReader("/api/v1/bills/batch");
  const documents = makeList(200, makeBill(makeList(24, { itemId: "one", quantity: "two" })));
  const body = read({ documents }) as { documents: Problem[] };
  const fieldCounts = body.documents.map(({ code, detail }) => [code, detail.fields?.length]);
  expect(fieldCounts[0]).toEqual(["INVALID_FIELDS", 20]);
  expect(fieldCounts.at(-1)).toEqual(["INVALID_FIELDS", 1]);
  // A document has 79 values and 48 problems: 25 documents have 2,000 values.
  expect(work.builtProblems).toBe(25 * 48);
});

it("a large body with a problem in each of its values is refused for the first of them", () => {
  const { read, work } = createReader("/api/v1/bills");
  const line = { itemId: "a", quantity: "b", freeQuantity: "c", unitPrice: "d", discount: "e", batch: {} };
  const problem = read(makeBill(makeList(500, line))) as Problem;
  expect([problem.code, problem.detail.fields?.length]).toEqual(["INVALID_FIELDS", 1]);
  expect(work.builtProblems).toBe(0); // all of them: it is another validator that stops at the first
});

it("a valid batch is read in slices", async () => {
  const { readInSlices } = createReader("/api/v1/bills/batch");
  const rests = vi.spyOn(globalThis, "setImmediate");
  const documents = makeList(200, makeBill(makeList(40, { itemId: 1, quantity: 2 })));
  const { body } = await readInSlices({ documents });
  expect((body as { documents: unknown[] }).documents[199]).toMatchObject({ customerId: 5 });
  // The list has 202 values and a bill 7 + 40 × 3 = 127: a rest after 3 bills, then after every 4.
  expect(rests).toHaveBeenCalledTimes(50);
});

const lists = Object.entries(spec.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content["application/json"]?.schema;
    const namedLists = Object.entries(schema?.properties ?? {}).flatMap(([name, { items, maxItems = 200 }]) =>
      items?.properties ? [[method, path, name, maxItems] as const] : [],
    );
    return schema?.items?.properties ? [[method, path, "", schema.maxItems ?? 200] as const] : namedLists;
  }),
);

it("all operations with lists are found", () => {
  expect(lists.length).toBeGreaterThan(40);
});

it.each(lists)(
  "%s %s with unknown names in each entry of %s builds few problems",
  (method, path, name, most) => {
    const { read, work } = createReader(path, method);
    const list = makeList(Math.min(most, 200), UNKNOWN_NAMES);
    const outcome = read(name === "" ? list : { [name]: list });
    const problems = outcome instanceof Problem ? [outcome] : (outcome as Record<string, Problem[]>)[name];
    for (const { code } of problems ?? []) expect(["UNKNOWN_FIELD", "INVALID_FIELDS"]).toContain(code);
    expect(problems).not.toHaveLength(0);
    expect(work.builtProblems).toBeLessThan(3_000);
  },
);
