import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { measureGrowth, MAX_GROWTH } from "../../../tests/growth.ts";
import { calculateBodyLimit, readJson } from "./body.ts";

/** Reads `text` as a request body of at most `limit` bytes. */
const read = (text: string, limit = 1024 * 1024) => {
  const request = Object.assign(Readable.from([Buffer.from(text)]), { headers: {} });
  return readJson(request as unknown as IncomingMessage, "application/json", limit); // the only parts of a request that readJson uses
};
const nestLists = (depth: number, inner = "1") => "[".repeat(depth) + inner + "]".repeat(depth);

it.each([
  '{"a":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}',
  '{"a":"\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}',
  '{"a":"\\\\","b":[["x"]]}',
  '["\\\\\\\\\\"]","\\\\"]',
  nestLists(32),
])("the JSON body %s is read", async (text) => {
  expect(await read(text)).toEqual(JSON.parse(text));
});

it.each([
  nestLists(33),
  `["\\\\",${nestLists(32)}]`,
  `["\\"",${nestLists(32)}]`,
  `{"a":"${"x".repeat(50)}\\\\\\\\","b":${nestLists(32)}}`,
])("a JSON body is refused when its lists are nested deeper than 32: %s", async (text) => {
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  await expect(read(text)).rejects.toThrow("nested too deeply");
});

it.each(["AA", '\\"', "\\\\"])(
  "the time to read a large file grows only with its size, also when it consists of %s",
  async (pair) => {
    await expect(read(`{"file":"${"A".repeat(14_000_000)}"}`, 15_000_000)).resolves.toHaveProperty("file");
    const texts = new Map([1, 8].map((times) => [times, `{"file":"${pair.repeat(times * 300_000)}"}`]));
    const growth = await measureGrowth((times) => read(texts.get(times) ?? "", 15_000_000));
    expect(growth).toBeLessThan(MAX_GROWTH);
  },
);

it("the files of the contract can be as large as it says, and all else can be a megabyte", () => {
  const file = { type: "string", contentEncoding: "base64" };
  const text = { type: "string", maxLength: 5_000_000 };
  expect(calculateBodyLimit({ properties: { text } })).toBe(1_048_576);
  expect(calculateBodyLimit({ properties: { text, file } })).toBe(1_048_576);
  expect(calculateBodyLimit({ properties: { file: { ...file, maxLength: 14_000_000 }, text } })).toBe(
    15_048_576,
  );
});

it("a body is read up to its limit in bytes, and refused when it is longer", async () => {
  await expect(read(`"${"x".repeat(98)}"`, 100)).resolves.toHaveLength(98);
  await expect(read(`"${"x".repeat(99)}"`, 100)).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
});

it("the numbers of values and fields in a body are limited", async () => {
  const makeObjectText = (count: number) =>
    `{${Array.from({ length: count }, (_, at) => `"k${at}":":,{"`).join(",")}}`;
  await expect(read(makeObjectText(200))).resolves.toHaveProperty("k199", ":,{");
  await expect(read(makeObjectText(201))).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
  await expect(read(`[${Array(500).fill(makeObjectText(200)).join(",")}]`, 10_000_000)).resolves.toHaveLength(
    500,
  );
  await expect(read(`[${"1,".repeat(99_999)}1]`)).resolves.toHaveLength(100_000);
  await expect(read(`[${"1,".repeat(100_000)}1]`)).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
});
