import { describe, expect, it } from "vitest";
import { createDecimalWriter, createJsonWriter, WrittenArray, type WrittenSchema } from "./json.ts";

describe("createDecimalWriter", () => {
  it("keeps every digit of an amount that floating point can't hold", () => {
    expect(createDecimalWriter(true)("9999999999999999.99")).toBe("9999999999999999.99");
  });
  it("gives money two decimals, and other decimals only the digits that they need", () => {
    expect(createDecimalWriter(true)("1791")).toBe("1791.00");
    expect(createDecimalWriter(true)("-0.5")).toBe("-0.50");
    expect(createDecimalWriter(false)("12.000")).toBe("12");
    expect(createDecimalWriter(false)("318.5000")).toBe("318.5");
  });
  it("refuses a text that is not a decimal instead of writing broken JSON", () => {
    for (const wrong of ["NaN", "1e9", "", "1,791.06", "12abc"])
      expect(() => createDecimalWriter(true)(wrong)).toThrow("Not a decimal");
  });
});

describe("createJsonWriter", () => {
  const schema: WrittenSchema = {
    type: "object",
    properties: {
      amount: { type: "number", format: "money" },
      was: { oneOf: [{ type: "number", format: "money" }, { type: "null" }] },
      at: { type: "string", format: "date-time" },
      name: { type: "string" },
    },
  };
  it("writes each value as the schema says", () => {
    const row = { amount: "10.1", was: null, at: "2026-11-20 08:35:00.000", name: 'Say "a"' };
    expect(createJsonWriter(schema)(row)).toBe(
      '{"amount":10.10,"was":null,"at":"2026-11-20T08:35:00.000Z","name":"Say \\"a\\""}',
    );
  });
  it("inserts an array that is already written as JSON", () => {
    const write = createJsonWriter({ properties: { rows: { type: "array", items: schema } } });
    expect(write({ rows: new WrittenArray(['{"amount":1.10}', "{}"]) })).toBe(
      '{"rows":[{"amount":1.10},{}]}',
    );
  });
  it("writes a field that the schema does not name, so that the check of answers finds it", () => {
    expect(JSON.parse(createJsonWriter(schema)({ name: "x", password_hash: "h" }))).toEqual({
      name: "x",
      password_hash: "h",
    });
  });
});
