import { afterEach, expect, it, vi } from "vitest";
import { createJsonWriter } from "./json.ts";
import { createAnswerWriter } from "./write-answer.ts";

afterEach(() => void vi.restoreAllMocks());

const ROW_SCHEMA = {
  type: "object",
  properties: { name: { type: "string" }, price: { type: "number", format: "price" } },
} as const;
const makeRows = (count: number) =>
  Array.from({ length: count }, () => ({ name: "Bandage", price: "118.5000" }));
const ROW_JSON = '{"name":"Bandage","price":118.5}';

it.each([
  ["a list", { type: "array", items: ROW_SCHEMA }, makeRows(1_000)],
  [
    "a record with lists",
    {
      properties: {
        count: {},
        rows: { oneOf: [{ type: "array", items: ROW_SCHEMA }, { type: "null" }] },
        none: {},
      },
    },
    { count: 1_000, rows: makeRows(1_000), none: makeRows(1_000) },
  ],
  [
    "a record of parts",
    { allOf: [{ properties: { rows: { type: "array", items: ROW_SCHEMA } } }] },
    { rows: makeRows(1_000) },
  ],
  ["a list whose entries are not described", { type: "array" }, makeRows(1_000)],
])("writes %s as the contract's writer does", async (_, schema, value) => {
  expect(await createAnswerWriter(schema)(value)).toBe(createJsonWriter(schema)(value));
});

it("writes many rows in slices, and few at once", async () => {
  const rests = vi.spyOn(globalThis, "setImmediate");
  const write = createAnswerWriter({ type: "array", items: ROW_SCHEMA });
  expect(await write(makeRows(10_000))).toBe(`[${Array(10_000).fill(ROW_JSON).join(",")}]`);
  // A row of two fields counts as one value; others have their turn after every 500.
  expect(rests).toHaveBeenCalledTimes(20);
  expect(await write(makeRows(100))).toBe(`[${Array(100).fill(ROW_JSON).join(",")}]`);
  expect(rests).toHaveBeenCalledTimes(20);
});
