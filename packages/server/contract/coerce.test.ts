import { describe, expect, it } from "vitest";
import { convertValue, convertQuery } from "./coerce.ts";
import { resolveContract } from "./resolve.ts";
import type { SpecSchema } from "./spec.ts";

const strict = { isDocumented: false };

describe("coerce", () => {
  const schema: SpecSchema = {
    type: "object",
    properties: {
      id: { type: "integer" },
      customer: { type: ["integer", "null"] },
      amount: { oneOf: [{ type: "number" }, { type: "null" }] },
      flag: { type: "integer" },
      party: { type: "integer", minimum: 1 },
      pin: { type: "string" },
      IsDeleted: { type: ["string", "integer", "null"] },
    },
  };
  it("reads numbers and flags as older clients send them", () => {
    const oldClientValues = {
      id: "7",
      customer: "",
      amount: "10.50",
      flag: true,
      pin: 689101,
      IsDeleted: false,
    };
    expect(convertValue(schema, oldClientValues, strict)).toEqual({
      id: 7,
      customer: null,
      amount: 10.5,
      flag: 1,
      pin: "689101",
      IsDeleted: 0,
    });
  });
  it("keeps zero and null apart", () => {
    expect(convertValue(schema, { amount: 0, customer: null }, strict)).toEqual({
      amount: 0,
      customer: null,
    });
    expect(convertValue(schema, { amount: null, id: null }, strict)).toEqual({ amount: null, id: null });
  });
  it("leaves true in an id unchanged, so that the check refuses it: it is not the record 1", () => {
    expect(convertValue(schema, { party: true }, strict)).toEqual({ party: true });
  });
  it("leaves a text that is not a number unchanged, so that the check refuses it", () => {
    for (const id of ["7a", "0x10", "1e3", " ", "Infinity"])
      expect(convertValue(schema, { id }, strict)).toEqual({ id });
  });
});

describe("coerce, for an operation that older clients call", () => {
  const older = { isDocumented: true };
  const schema: SpecSchema = {
    type: "object",
    required: ["Name"],
    properties: {
      Name: { type: "string" },
      id: { type: "integer" },
      branch: { type: ["integer", "null"] },
      rate: { type: ["string", "null"], enum: ["SP", "DP", null] },
      remark: { type: ["string", "null"] },
      email: { type: "string", pattern: "@" },
      slots: { type: "array", items: { type: "integer" } },
    },
  };
  it("leaves out a value that is not chosen, or makes it null or empty where the field allows that", () => {
    for (const absent of [null, "null", "undefined"])
      expect(
        convertValue(
          schema,
          { id: absent, branch: absent, rate: absent, remark: absent, email: absent, slots: absent },
          older,
        ),
      ).toEqual({ branch: null, rate: null, remark: null });
    const empty = { id: "", branch: "", rate: "", remark: "", email: "", slots: [""] };
    expect(convertValue(schema, empty, older)).toEqual({ branch: null, rate: null, remark: "" });
  });
  it("keeps a required value as it was sent", () => {
    expect(convertValue(schema, { Name: "Null" }, older)).toEqual({ Name: "Null" });
    expect(convertValue(schema, { Name: "null" }, older)).toEqual({ Name: "null" });
  });
  it("turns a number into text, unless its digits could differ from those that were sent", () => {
    expect(convertValue(schema, { Name: 689101, remark: 10.5 }, older)).toEqual({
      Name: "689101",
      remark: "10.5",
    });
    for (const Name of [1e15, 0.1 + 0.2, 1e-7])
      expect(convertValue(schema, { Name }, older)).toEqual({ Name });
  });
});

describe("coerce, for an operation that only reads", () => {
  const schema: SpecSchema = {
    type: "object",
    properties: {
      CustomerID: { type: ["integer", "null"], minimum: 1 },
      Type: { type: "string", enum: ["All", "Retail"] },
    },
  };
  const older = { isDocumented: true, isRead: true };
  const EMPTY_VALUES = ["", "undefined", "null"];
  it("leaves out what older clients write for a value that is not chosen, but for blanks and lists", () => {
    for (const empty of [null, ...EMPTY_VALUES])
      expect(convertValue(schema, { CustomerID: empty, Type: empty }, older)).toEqual({ CustomerID: null });
    for (const odd of [" ", "\u00a0", [""], [null], []])
      expect(convertValue(schema, { CustomerID: odd }, older)).toEqual({ CustomerID: odd });
  });
  it.each([
    ["of a client that names itself", { ...older, isNamedClient: true }],
    ["under /api/v1", { isDocumented: false, isRead: true }],
  ])("keeps an empty value %s, so that the check refuses it", (_, reading) => {
    for (const empty of [...EMPTY_VALUES, " ", [""], []])
      expect(convertValue(schema, { CustomerID: empty, Type: empty }, reading)).toEqual({
        CustomerID: empty,
        Type: empty,
      });
    expect(convertValue(schema, { CustomerID: null }, reading)).toEqual({ CustomerID: null });
  });
  it("leaves out an empty order, which narrows nothing", () => {
    const paging: SpecSchema = { properties: { sort: { type: "string", pattern: "^-?[A-Za-z]" } } };
    expect(
      convertQuery(paging, new URLSearchParams({ sort: "" }), { ...older, isNamedClient: true }),
    ).toEqual({});
  });
  it("keeps an empty value in the query of a client that names itself, but for the word null", () => {
    const namedReading = { ...older, isNamedClient: true };
    for (const empty of ["", "undefined", " "])
      expect(
        convertQuery(schema, new URLSearchParams({ CustomerID: empty, Type: empty }), namedReading),
      ).toEqual({
        CustomerID: empty,
        Type: empty,
      });
    expect(convertQuery(schema, new URLSearchParams({ CustomerID: "null" }), namedReading)).toEqual({});
  });
});

describe("convertQuery", () => {
  const schema: SpecSchema = {
    type: "object",
    properties: { ItemID: { type: "integer" }, search: { type: "string" } },
  };
  it("treats the ways in which older clients write 'not chosen' as absent", () => {
    for (const text of ["", "null", "undefined"])
      expect(convertQuery(schema, new URLSearchParams({ ItemID: text }), strict)).toEqual({});
  });
  it("keeps null, undefined and empty in an optional id under /api/v1, so that the check refuses them", () => {
    const id = { $ref: "#/schemas/Id" };
    const { report } = resolveContract({
      schemas: { Id: { type: "integer", minimum: 1 } },
      report: { properties: { CustomerID: id, ItemID: id, CompanyID: id }, required: ["ItemID"] },
    });
    for (const text of ["", "null", "undefined"]) {
      const parameters = new URLSearchParams({ CustomerID: text, ItemID: text, CompanyID: text });
      expect(convertQuery(report, parameters, strict)).toEqual({ CustomerID: text });
      expect(convertQuery(report, parameters, { isDocumented: true })).toEqual({});
    }
  });
  it("keeps free text as it is, also the word null", () => {
    expect(convertQuery(schema, new URLSearchParams({ search: "null" }), strict)).toEqual({ search: "null" });
  });
  it("treats null, undefined and empty texts as absent for older clients, except in a search", () => {
    const older = { isDocumented: true };
    const namedSchema: SpecSchema = {
      properties: { Type: { type: "string", enum: ["All"] }, search: { type: "string" } },
    };
    for (const text of ["", "null", "undefined"])
      expect(convertQuery(namedSchema, new URLSearchParams({ Type: text, search: text }), older)).toEqual({
        search: text,
      });
  });
  it("keeps a name that is sent twice as a list, which the check refuses", () => {
    expect(convertQuery(schema, new URLSearchParams("ItemID=1&ItemID=2"), strict)).toEqual({
      ItemID: [1, 2],
    });
  });
});
