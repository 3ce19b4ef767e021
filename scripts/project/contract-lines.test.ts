import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findBreakingChanges,
  listChangedNames,
  collectFacts,
  readFacts,
  listUnlistedNames,
  writeFacts,
} from "./contract-lines.mjs";

const source = readFileSync(
  new URL("../../packages/server/generated/contract.json", import.meta.url),
  "utf8",
);

// The contract is JSON of this shape in every part that a test uses.
type Node = { [name: string]: Node };
const readContract = () => JSON.parse(source) as Node & { paths: Node; components: { schemas: Node } };
const getNode = (node: Node, ...path: string[]) =>
  path.reduce<Node>((so, name) => {
    const next = so[name];
    if (!next) throw new Error(`no ${name} in ${path.join(".")}`);
    return next;
  }, node);

/** What a change of the real contract breaks. */
function findBroken(change: (copy: ReturnType<typeof readContract>) => void): string[] {
  const copy = readContract();
  change(copy);
  return findBreakingChanges(readFacts(writeFacts(collectFacts(readContract()))), collectFacts(copy));
}
const findParameter = (copy: Node, id: string, name: string): Node => {
  const operation = Object.values(getNode(copy, "paths"))
    .flatMap((item) => Object.values(item))
    .find((one) => (one["operationId"] as unknown) === id);
  const parameters = operation?.["parameters"] as unknown as Node[];
  const resolvedParameters = parameters.map((one) =>
    one["$ref"] ? getReferenced(copy, String(one["$ref"])) : one,
  );
  const one = resolvedParameters.find((each) => (each["name"] as unknown) === name);
  if (!one) throw new Error(`${id} has no ${name}`);
  return one;
};
const getReferenced = (copy: Node, ref: string) => getNode(copy, ...ref.slice(2).split("/"));
const set = (node: Node, name: string, value: unknown) => Object.assign(node, { [name]: value });

test("an unchanged contract breaks no caller, and neither do additions", () => {
  expect(findBroken(() => undefined)).toEqual([]);
  expect(
    findBroken((copy) => {
      set(getNode(copy, "components", "schemas", "AccountInput", "properties"), "Nickname", {
        type: "string",
      });
      const path = { get: { operationId: "new.read", "x-roles": [1], responses: {} } };
      set(copy.paths, "/api/v1/new", path);
    }),
  ).toEqual([]);
});

test.each<[string, (copy: ReturnType<typeof readContract>) => void, string]>([
  ["an operation that goes", (copy) => delete copy.paths["/api/insertaccount"], "accounts.create: is gone"],
  [
    "a field that goes from what is sent",
    (copy) => delete getNode(copy, "components", "schemas", "AccountInput", "properties")["DeletedBy"],
    "→ AccountInput.DeletedBy: is gone",
  ],
  [
    "a field that becomes required",
    (copy) => set(getNode(copy, "components", "schemas", "AccountInput"), "required", ["DeletedBy"]),
    "→ AccountInput.DeletedBy: is required now",
  ],
  [
    "a new field that is required",
    (copy) => {
      const account = getNode(copy, "components", "schemas", "AccountInput");
      set(getNode(account, "properties"), "Nickname", { type: "string" });
      set(account, "required", ["Nickname"]);
    },
    "→ AccountInput.Nickname: is new and required",
  ],
  [
    "a text that may be shorter only",
    (copy) =>
      set(getNode(copy, "components", "schemas", "AccountInput", "properties", "DeletedBy"), "maxLength", 50),
    "→ AccountInput.DeletedBy: maxLength is 50 now, was 100",
  ],
  [
    "an answer's field that goes",
    (copy) => delete getNode(copy, "components", "schemas", "CreditorRow", "properties")["City"],
    "← CreditorRow.City: is gone",
  ],
  [
    "an answer's field that may be null",
    (copy) =>
      set(
        getNode(copy, "components", "schemas", "Table", "properties", "page", "properties", "pages"),
        "type",
        ["integer", "null"],
      ),
    "← Table.page.pages: may now be null",
  ],
  [
    "an answer's field that may be left out",
    (copy) => set(getNode(copy, "components", "schemas", "Table", "properties", "page"), "required", []),
    "← Table.page.pages: may be left out now",
  ],
  [
    "a parameter that becomes required",
    (copy) => set(findParameter(copy, "itemSales.report", "UserId"), "required", true),
    "→ itemSales.report ? UserId: is required now",
  ],
  [
    "a role that may no longer call",
    (copy) => set(getNode(copy, "paths", "/api/insertaccount", "post"), "x-roles", [1]),
    "accounts.create: may no longer be called by 3, 4",
  ],
  [
    "a value that is taken no more",
    (copy) => set(findParameter(copy, "vanLoads.analysis", "Year")["schema"] as Node, "enum", [2026]),
    "→ vanLoads.analysis ? Year: takes no anything else any more",
  ],
])("%s breaks callers", (_, change, message) => {
  expect(findBroken(change)).toContain(message);
});

test("the changelog entry that names the contract's version must list every name that breaks", () => {
  const before = collectFacts(readContract());
  const changes = [
    "accounts.create: is gone",
    "→ AccountInput.DeletedBy: is required now",
    "→ AccountInput.RootId: is gone",
    "→ sales.report ? page: maximum is 5 now, was none",
    "← sales.report 200 text/csv: is gone",
  ];
  const names = listChangedNames(changes, before);
  expect(names).toEqual(["AccountInput", "accounts.create", "sales.report"]);
  const entries = [
    "`sales.report` and `accounts.create` of another version.",
    "Contract 2027-01-05: `accounts.createAll` is new; `AccountInput` needs `DeletedBy`. Ask `sales.report`.",
  ];
  expect(listUnlistedNames(names, entries, "2027-01-05")).toEqual(["accounts.create"]);
  expect(listUnlistedNames(names, [...entries, "2027-01-05 has no accounts.create."], "2027-01-05")).toEqual(
    [],
  );
  expect(listUnlistedNames(names, entries, "2027-02-01")).toEqual(names);
});
