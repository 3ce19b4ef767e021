import { expect, it } from "vitest";
import { bound, refusalOf } from "./contract-answer.ts";
import { places } from "./hostile-sizes.ts";

it("every text that the contract takes has a length, and every list a number of entries", () => {
  const unlimited = places().filter(({ schema }) => {
    const {
      type,
      format,
      maxLength,
      maxItems,
      enum: values,
    } = schema as typeof schema & { enum?: unknown[] };
    const types = [type].flat();
    if (types.includes("array") && maxItems === undefined) return true;
    return types.includes("string") && maxLength === undefined && !values && format !== "date";
  });
  expect(unlimited.map(({ operation, field }) => `${operation} ${field}`)).toEqual([]);
});

it("no pattern repeats without end over a text that can be long: its stack has 64 MB, 16 bytes a character", () => {
  const endless = places().filter(({ schema }) => {
    const { maxLength = 0, pattern = "" } = schema as { maxLength?: number; pattern?: string };
    const repeated = pattern.replaceAll(/\\.|\[[^\]]*\]/g, "x"); // inside escapes and classes, * + { don't repeat anything
    return maxLength > 1_000_000 && /[*+]|\{\d+,\}/.test(repeated);
  });
  expect(endless.map(({ operation, field }) => `${operation} ${field}`)).toEqual([]);
});

it.each([1, 7])("counts the parameters before it looks at them (%i of each name)", async (times) => {
  for (const { method, path } of bound) {
    const query = Array.from({ length: 3_500 }, (_, at) => `a${Math.floor(at / times)}=1`).join("&");
    const answer = await refusalOf({ method, path: `${path}?${query}` }, undefined);
    expect(answer?.json, path).toMatchObject({
      code: "INVALID_FIELDS",
      message: "A request takes at most 100 parameters.",
    });
  }
});
