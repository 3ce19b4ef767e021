import { expect, it } from "vitest";
import { boundOperations, findRefusal } from "./contract-answer.ts";
import { places } from "./hostile-sizes.ts";

it("every text in the contract has a maximum length, and every list a maximum number of entries", () => {
  const unlimitedPlaces = places().filter(({ schema }) => {
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
  expect(unlimitedPlaces.map(({ operation, field }) => `${operation} ${field}`)).toEqual([]);
});

it("no field of more than a million characters has a pattern with an unlimited repeat", () => {
  const endless = places().filter(({ schema }) => {
    const { maxLength = 0, pattern = "" } = schema as { maxLength?: number; pattern?: string };
    const patternWithoutClasses = pattern.replaceAll(/\\.|\[[^\]]*\]/g, "x"); // inside escapes and classes, * + { don't repeat anything
    return maxLength > 1_000_000 && /[*+]|\{\d+,\}/.test(patternWithoutClasses);
  });
  expect(endless.map(({ operation, field }) => `${operation} ${field}`)).toEqual([]);
});

it.each([1, 7])(
  "refuses a request with too many parameters before it reads them (%i of each name)",
  async (times) => {
    for (const { method, path } of boundOperations) {
      const query = Array.from({ length: 3_500 }, (_, at) => `a${Math.floor(at / times)}=1`).join("&");
      const answer = await findRefusal({ method, path: `${path}?${query}` }, undefined);
      expect(answer?.json, path).toMatchObject({
        code: "INVALID_FIELDS",
        message: "A request takes at most 100 parameters.",
      });
    }
  },
);
