import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFingerprint } from "../masters/fingerprint.ts";
import {
  listBodyFields,
  isIgnored,
  makeRequestWith,
  hasBody,
  writes,
  type BodyField,
} from "../masters/writes.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { makeSampleRequest, type Known, type Operation } from "../wall/operations.ts";
import { makeSpares } from "../wall/spares.ts";
import { listVisitors } from "../wall/visitors.ts";
import { isWhole, pickTried } from "../whole.ts";
import { listBadValues } from "./bad-values.ts";
import { makePrincipal, findRefusal } from "./contract-answer.ts";
import { findAnswerProblem } from "./fuzz.ts";

/**
 * One operation that changes a record, one with a form and files, and one with a list of records. A
 * whole run tests all.
 */
const SHORT_RUN_OPERATIONS = new Set(["branches.update", "items.save", "users.saveDetails"]);
const some = pickTried(writes, ({ id }) => SHORT_RUN_OPERATIONS.has(id));

let product: Product;
let admin: string;
let knownValues: Known;
let fingerprint: Awaited<ReturnType<typeof createFingerprint>>;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  const spares = await makeSpares(product.db, 1);
  knownValues = (await listVisitors(product.db, 1, {}, spares))[0]?.known as Known;
  admin = await product.signIn(1, "meera");
  fingerprint = await createFingerprint(product.db);
});
afterAll(() => product?.stop());

// Runs before the others, one of which deletes the company. A JSON body, a form and a list of
// records: HTTP refuses with the contract's answer and writes nothing.
it.each(["branches.create", "items.save", "users.saveDetails"])(
  "%s refuses over HTTP what the contract refuses, and writes nothing",
  async (id) => {
    const operation = writes.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no ${id}`);
    const tries = [
      ...HOSTILE_BODIES.map((body) => ({ ...makeSampleRequest(operation, knownValues), body })),
      ...listBodyFields(operation)
        .filter(({ schema }) => !isIgnored(schema))
        .flatMap((field, at) =>
          (isWhole ? HOSTILE_VALUES : pickThird(HOSTILE_VALUES, at)).map((value) =>
            makeRequestWith(operation, knownValues, field, value),
          ),
        ),
    ];
    const before = await fingerprint();
    let refusedCount = 0;
    for (const request of tries) {
      const expectedRefusal = await findRefusal(request, makePrincipal(1));
      if (!expectedRefusal) continue;
      const answer = await product.call({ ...request, cookie: admin });
      const pickComparedParts = ({ status, read }: Answer) => [status, { ...read<object>(), requestId: "" }];
      expect(pickComparedParts(answer), JSON.stringify(request.body).slice(0, 100)).toEqual(
        pickComparedParts(expectedRefusal),
      );
      refusedCount += 1;
    }
    expect(refusedCount).toBeGreaterThan(20);
    expect(await fingerprint()).toEqual(before);
  },
  60_000,
);

describe.each(some.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  const fields = listBodyFields(operation);

  // Checked without a database; the test above shows that a refusal over HTTP writes nothing.
  it("refuses a wrong value in each field and names the field", async () => {
    for (const field of fields.filter(({ schema, name }) => !isIgnored(schema) && !COMPANY_FIELD.test(name)))
      for (const [value] of operation.isForm ? [] : listBadValues(field.name, field.schema, "body")) {
        const answer = await findRefusal(
          makeRequestWith(operation, knownValues, field, value),
          makePrincipal(1),
        );
        const about = `${field.name}: ${JSON.stringify(value).slice(0, 60)}: ${answer?.text.slice(0, 200)}`;
        expect(answer?.status, about).toBe(400);
        const refusedNames = answer?.read<Refusal>().fields?.map((fieldError) => fieldError.field) ?? [];
        // An object with a field that it does not have is refused by the name of that field.
        const names = [field.name, ...listInnerNames(value)];
        expect(
          refusedNames.some((name) => name.split(".").some((part) => names.includes(part))),
          about,
        ).toBe(true);
      }
  });

  it("answers hostile values in any field as the contract says, and writes nothing that it refuses", async () => {
    const refusedTries: [BodyField, unknown][] = [];
    for (const [at, field] of fields.entries())
      for (const value of isIgnored(field.schema)
        ? HOSTILE_VALUES.slice(0, 2)
        : pickThird(HOSTILE_VALUES, at)) {
        // Send only requests that the contract accepts; others never reach the operation.
        const refusal = await findRefusal(
          makeRequestWith(operation, knownValues, field, value),
          makePrincipal(1),
        );
        const answer = refusal ?? (await ask(operation, field, value));
        expect(findAnswerProblem(operation, answer), describeTry(field, value)).toBeUndefined();
        if (refusal === undefined && ![200, 400].includes(answer.status)) refusedTries.push([field, value]);
      }
    const before = await fingerprint();
    for (const [field, value] of refusedTries)
      expect((await ask(operation, field, value)).status, describeTry(field, value)).not.toBe(200);
    expect(await fingerprint()).toEqual(before);
  });
});

it.each(some.filter(hasBody).map((operation) => [operation.id, operation] as const))(
  "%s refuses a body that does not have the contract's form",
  async (_, operation) => {
    for (const body of HOSTILE_BODIES) {
      const answer = await findRefusal(
        { ...makeSampleRequest(operation, knownValues), body },
        makePrincipal(1),
      );
      expect([400, 413, 415], `${body.slice(0, 40)}: ${answer?.text.slice(0, 200)}`).toContain(
        answer?.status,
      );
    }
  },
);

function ask(operation: Operation, field: BodyField, value: unknown): Promise<Answer> {
  return product.call({ ...makeRequestWith(operation, knownValues, field, value), cookie: admin });
}

/** Every third value, so that three neighbouring fields together test all values. */
function pickThird<T>(values: readonly T[], at: number): T[] {
  return values.filter((_, index) => index % 3 === at % 3);
}

function describeTry({ path }: BodyField, value: unknown): string {
  return `${path.join(".")}: ${String(JSON.stringify(value)).slice(0, 80)}`;
}

interface Refusal {
  fields?: { field: string }[];
}

const COMPANY_FIELD = /^comp(any)?id$/i;
/** Values that an attacker may try. */
const HOSTILE_VALUES: readonly unknown[] = [
  { $ne: null },
  [["x"]],
  "'; DROP TABLE users; --",
  `<img src=x onerror="alert(1)">`,
  null,
  "",
  0,
  1e21,
  "\u0000",
  "\ud800",
  "\u202egnp.exe\u202c",
  "Z͑ͫ̓a̴l̷g̸o".repeat(3),
  "👨‍👩‍👧‍👦",
  "x".repeat(70_000),
  "2026-02-30",
];
const HOSTILE_BODIES = [
  "null",
  "[]",
  "[[]]",
  "[null]",
  '"x"',
  "7",
  '{"__proto__":{"isAdmin":true}}',
  "{",
  '{"constructor":1}',
];

function listInnerNames(value: unknown): string[] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}
