import { expect, it } from "vitest";
import { restoreReferences, findPartName, resolveContract } from "./resolve.ts";

const source = {
  paths: {
    "/api/accounts": { parameters: [{ $ref: "#/components/parameters/page" }] },
    "/api/a~b": { schema: { $ref: "#/paths/~1api~1accounts" } },
  },
  components: {
    parameters: { page: { name: "page", schema: { $ref: "#/components/schemas/Id" } } },
    schemas: {
      Id: { type: "integer", minimum: 1 },
      Name: { type: "string" },
      Account: {
        properties: {
          id: { $ref: "#/components/schemas/Id" },
          amount: { $ref: "#/components/schemas/Id", title: "Amount", minimum: 5 },
          note: { type: "string" },
        },
      },
      Group: { properties: { groups: { items: { $ref: "#/components/schemas/Group" } } } },
    },
  },
};
const contract = resolveContract(source as typeof source & Resolved);
const { Id, Name, Account, Group } = contract.components.schemas;

it("a reference is replaced by what it names, together with the properties written beside it", () => {
  expect(contract.paths["/api/accounts"].parameters).toEqual([
    { name: "page", schema: { type: "integer", minimum: 1 } },
  ]);
  expect(contract.paths["/api/a~b"].schema).toBe(contract.paths["/api/accounts"]);
  expect(Account.properties.id).toBe(Id);
  expect(Account.properties.amount).toEqual({ type: "integer", minimum: 5, title: "Amount" });
});

it("a part without references is not copied, and the source stays unchanged", () => {
  expect(Id).toBe(source.components.schemas.Id);
  expect(Account.properties.note).toBe(source.components.schemas.Account.properties.note);
  expect(source.components.schemas.Account.properties.id).toEqual({ $ref: "#/components/schemas/Id" });
});

it("a schema that contains itself still contains itself when it is resolved", () => {
  expect(Group.properties.groups.items).toBe(Group);
  expect(restoreReferences(Group)).toEqual({ $ref: "#/components/schemas/Group" });
});

it("the resolved contract remembers schema names and how each part was written", () => {
  expect([Id, Account.properties.amount, Account.properties.note, Name].map(findPartName)).toEqual([
    "Id",
    "Id",
    undefined,
    undefined,
  ]);
  expect(restoreReferences(contract)).toBe(source);
  expect(restoreReferences({ type: "object", properties: { ...Account.properties, other: [Id] } })).toEqual({
    type: "object",
    properties: {
      ...source.components.schemas.Account.properties,
      other: [{ $ref: "#/components/schemas/Id" }],
    },
  });
});

/** The parts of the resolved contract that the tests check. */
interface Resolved {
  components: {
    schemas: { Group: { properties: { groups: { items: unknown } } } };
  };
}
