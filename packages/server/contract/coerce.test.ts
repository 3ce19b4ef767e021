import { describe, expect, it } from "vitest";
import { coerce, coerceQuery } from "./coerce.ts";
import type { SpecSchema } from "./spec.ts";

const itself = (schema: SpecSchema) => schema;

describe("coerce", () => {
  const schema: SpecSchema = {
    type: "object",
    properties: {
      id: { type: "integer" },
      customer: { type: ["integer", "null"] },
      amount: { oneOf: [{ type: "number" }, { type: "null" }] },
      flag: { type: "integer" },
      pin: { type: "string" },
      IsDeleted: { type: ["string", "integer", "null"] },
    },
  };
  it("reads numbers and flags as older clients send them", () => {
    const sent = { id: "7", customer: "", amount: "10.50", flag: true, pin: 689101, IsDeleted: false };
    expect(coerce(schema, sent, itself)).toEqual({
      id: 7,
      customer: null,
      amount: 10.5,
      flag: 1,
      pin: "689101",
      IsDeleted: 0,
    });
  });
  it("keeps a zero and a null apart", () => {
    expect(coerce(schema, { amount: 0, customer: null }, itself)).toEqual({ amount: 0, customer: null });
    expect(coerce(schema, { amount: null, id: null }, itself)).toEqual({ amount: null, id: null });
  });
  it("leaves what is no number for the check to refuse", () => {
    for (const id of ["7a", "0x10", "1e3", " ", "Infinity"])
      expect(coerce(schema, { id }, itself)).toEqual({ id });
  });
});

describe("coerceQuery", () => {
  const schema: SpecSchema = {
    type: "object",
    properties: { ItemID: { type: "integer" }, search: { type: "string" } },
  };
  it("takes the ways in which older clients write 'not chosen' as absent", () => {
    for (const text of ["", "null", "undefined"])
      expect(coerceQuery(schema, new URLSearchParams({ ItemID: text }), itself)).toEqual({});
  });
  it("keeps free text as it is, the word null included", () => {
    expect(coerceQuery(schema, new URLSearchParams({ search: "null" }), itself)).toEqual({ search: "null" });
  });
  it("keeps a name that is sent twice as a list, which the check refuses", () => {
    expect(coerceQuery(schema, new URLSearchParams("ItemID=1&ItemID=2"), itself)).toEqual({ ItemID: [1, 2] });
  });
});
