import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { measureGrowth, MAX_GROWTH } from "../../../tests/growth.ts";
import { calculateBodyLimit, readJson } from "./body.ts";

afterEach(() => void vi.restoreAllMocks());

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

it.each([
  ['{"amount":10,"amount":1000}', "amount"],
  ['{"amount":10,"narration":"x","amount":10}', "amount"],
  ['{"lines":[{"rate":1},{"rate":[{"a":1}],"qty":{},"rate":2}]}', "rate"],
  ['{"a":{"b":{"b":1},"c":[],"b":2},"d":1}', "b"],
  ['{"a":{"b":1},"c":"a","a":{"b":1}}', "a"],
  ['[1,{"a" : 1 , "\\u0061" : 2}]', "a"],
  ['{"a\\/b":1,"a/b":2}', "a/b"],
  ['{"\\"":1,"\\u0022":2}', '"'],
  ['{"\\\\":1,"\\u005c":2}', "\\"],
  ['{"രൂപ":1,"\\u0d30\\u0d42\\u0d2a":2}', "രൂപ"],
  ['{"__proto__":1,"__proto__":2}', "__proto__"],
  ['{"":1,"":2}', ""],
])("a JSON body is refused when an object in it has one name twice: %s", async (text, field) => {
  const message = `${field} may be given once.`;
  await expect(read(text)).rejects.toMatchObject({
    code: "INVALID_FIELDS",
    message,
    detail: { fields: [{ field, message }] },
  });
});

it.each([
  '{"a":{"a":1},"b":{"a":1},"c":[{"a":1},{"a":1},"a","a"],"d":"a","A":"a"}',
  '{"a":"\\"a\\":1,\\"a\\":2","b":"{,\\"b\\":","é":1,"e\u0301":2}',
  '{"constructor":1,"hasOwnProperty":2}',
])("one name in several objects, in texts or in another spelling is no repetition: %s", async (text) => {
  expect(await read(text)).toEqual(JSON.parse(text));
});

it.each(['{"a":1,"a":2', '{"a","a"}', '{"a":1,"\\x":2,"\\x":3}', '"a":1,"a":2', ']{"a":1,"a":2}'])(
  "a body that is not valid JSON is refused as such, whatever its names are: %s",
  async (text) => {
    await expect(read(text)).rejects.toMatchObject({ code: "BAD_JSON" });
  },
);

it.each([
  ["plain", ""],
  ["escaped", "\\u0061"],
])("the time to compare %s names grows only with their number", async (_, letter) => {
  const object = `{${Array.from({ length: 200 }, (_, at) => `"${letter}${at}":1`).join(",")}}`;
  const texts = new Map(
    [1, 8].map((times) => [
      times,
      `[${Array(times * 50)
        .fill(object)
        .join(",")}]`,
    ]),
  );
  const growth = await measureGrowth((times) => read(texts.get(times) ?? "", 15_000_000));
  expect(growth).toBeLessThan(MAX_GROWTH);
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

it("a large JSON body is looked through in slices, and a small one at once", async () => {
  const rests = vi.spyOn(globalThis, "setImmediate");
  // 1.1 million characters: a rest after every 50,000, and one before the body is parsed.
  const text = `[${Array<string>(99_999).fill('"12345678"').join(",")}]`;
  expect(await read(text, 2_000_000)).toHaveLength(99_999);
  expect(rests).toHaveBeenCalledTimes(22);
  expect(await read('{"a":[1,2,3]}')).toEqual({ a: [1, 2, 3] });
  expect(rests).toHaveBeenCalledTimes(22);
});
