import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFingerprint } from "../masters/fingerprint.ts";
import { bodyFields, isIgnored, requestWith, writes, type BodyField } from "../masters/writes.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { requestFor, type Known, type Operation } from "../wall/operations.ts";
import { makeSpares } from "../wall/spares.ts";
import { visitorsOf } from "../wall/visitors.ts";
import { badValues } from "./bad-values.ts";
import { wrongWith } from "./fuzz.ts";

let product: Product;
let admin: string;
let known: Known;
let fingerprint: Awaited<ReturnType<typeof createFingerprint>>;

beforeAll(async () => {
  product = await startProduct({ bills: 40 });
  const spares = await makeSpares(product.db, 1);
  known = (await visitorsOf(product.db, 1, {}, spares))[0]?.known as Known;
  admin = await product.signIn(1, "meera");
  fingerprint = await createFingerprint(product.db);
}, 180_000);
afterAll(() => product?.stop());

describe.each(writes.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  const fields = bodyFields(operation);

  it("takes no field for what it is not", async () => {
    const before = await fingerprint();
    for (const field of fields.filter(({ schema, name }) => !isIgnored(schema) && !COMPANY.test(name)))
      for (const [value] of operation.isForm ? [] : badValues(field.name, field.schema, "body")) {
        const answer = await ask(operation, field, value);
        const about = `${field.name}: ${JSON.stringify(value).slice(0, 60)}: ${answer.text.slice(0, 200)}`;
        expect(answer.status, about).toBe(400);
        const named = answer.read<Refusal>().fields?.map((refused) => refused.field) ?? [];
        expect(
          named.some((name) => name.split(".").includes(field.name)),
          about,
        ).toBe(true);
      }
    expect(await fingerprint()).toEqual(before);
  });

  it("answers bodies of other forms by the contract", async () => {
    const before = await fingerprint();
    for (const body of BODIES) {
      const answer = await product.call({ ...requestFor(operation, known), body, cookie: admin });
      expect([400, 413, 415], `${body.slice(0, 40)}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it("answers anything in any field by the contract, and what it refuses it does not write", async () => {
    const refused: [BodyField, unknown][] = [];
    for (const field of fields)
      for (const value of isIgnored(field.schema) ? HOSTILE.slice(0, 2) : HOSTILE) {
        const answer = await ask(operation, field, value);
        expect(wrongWith(operation, answer), aboutTry(field, value)).toBeUndefined();
        // What does not fit the contract never reaches the operation.
        if (![200, 400].includes(answer.status)) refused.push([field, value]);
      }
    const before = await fingerprint();
    for (const [field, value] of refused)
      expect((await ask(operation, field, value)).status, aboutTry(field, value)).not.toBe(200);
    expect(await fingerprint()).toEqual(before);
  }, 60_000);
});

function ask(operation: Operation, field: BodyField, value: unknown): Promise<Answer> {
  return product.call({ ...requestWith(operation, known, field, value), cookie: admin });
}

function aboutTry({ path }: BodyField, value: unknown): string {
  return `${path.join(".")}: ${String(JSON.stringify(value)).slice(0, 80)}`;
}

interface Refusal {
  fields?: { field: string }[];
}

const COMPANY = /^comp(any)?id$/i;
/** Values that somebody may send to see what happens. */
const HOSTILE: readonly unknown[] = [
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
const BODIES = [
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
