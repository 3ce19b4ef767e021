import { describe, expect, test } from "vitest";
import * as widgets from "../../index.ts";

/** Every report, master and voucher that has a definition and is exported to hosts. */
const definitions = Object.values(widgets).flatMap((widget) =>
  typeof widget === "function" && "definition" in widget ? [widget.definition as object] : [],
);

/** Keys that have only one user but belong to the engine, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  "details.place": "opening, closing, keys and focus are the same wherever the details stand",
  "rows.groups": "the table, the search, the menu's Open all and the files take part in it",
  "rows.height": "the specification gives the Stock Report alone a height; the engine's table draws it",
  "rows.paper.columns": "a file is drawn on no page, so there is nowhere to put a slot",
  "words.noCards": "the engine's own words",
  "words.unexplained": "the engine's own words",
  "words.unexpected": "the engine's own words",
  "words.blocked": "the engine's own words",
  "words.remove": "the engine's own words",
  "words.removing": "the engine's own words",
  "list.kind": "which of the records a list begins with: the engine keeps, draws and counts the kinds",
  "list.kind.label": "what that kind is called",
  "lines.proposal.also":
    "only the engine asks for another document's lines, with what is needed besides its id",
  "lines.proposal.isOpen": "which line is spare, and where the keys go on, is the engine's",
  "lines.proposal.onlyWhere":
    "the keys of the engine go past the cells that a document's line has no use for",
  "head.unitsOf": "the engine counts what is typed in units; a production alone has a quantity in its head",
  "lines.balanced": "the engine proposes what balances where the cursor is, marks it and takes it back",
  "record.lasting":
    "vouchers alone have a number that outlives a change, and the engine looks for the record by it",
};

/** Only vouchers have a head. */
const reports = definitions.filter((definition) => "operation" in definition && !("head" in definition));

describe.each([
  ["report", reports, 15],
  ["master", definitions.filter((definition) => "operations" in definition), 10],
  ["voucher", definitions.filter((definition) => "head" in definition), 3],
] as const)("the definition of a %s", (_, all, fewest) => {
  test("has at most ten keys, each used by at least three definitions", () => {
    const users = countKeyUsers(all, (definition) => Object.entries(definition));
    expect(users.size).toBeLessThanOrEqual(10);
    for (const [key, { count }] of users) if (!(key in reasons)) expect(count, key).toBeGreaterThanOrEqual(3);
    // Without this, a test that finds no definitions would pass too.
    expect(all.length).toBeGreaterThan(fewest);
  });

  test("has no inner key that only one definition uses, unless it is a slot or has a listed reason", () => {
    const users = countKeyUsers(all, (definition) => listEntriesWithin(definition, ""));
    const single = [...users].filter(([, { count, isSlot }]) => count === 1 && !isSlot).map(([key]) => key);
    expect(single.filter((key) => !(key in reasons))).toEqual([]);
  });
});

test("each listed reason belongs to a key that exactly one definition uses", () => {
  const users = countKeyUsers(definitions, (definition) => listEntriesWithin(definition, ""));
  for (const key of Object.keys(reasons)) expect(users.get(key)?.count, key).toBe(1);
});

/**
 * How many definitions have each key, and whether all of its values are functions or components.
 */
function countKeyUsers(all: readonly object[], entriesOf: (definition: object) => [string, unknown][]) {
  const users = new Map<string, { count: number; isSlot: boolean }>();
  for (const definition of all)
    for (const [key, value] of new Map(entriesOf(definition))) {
      const { count, isSlot } = users.get(key) ?? { count: 0, isSlot: true };
      users.set(key, { count: count + 1, isSlot: isSlot && isGiven(value) });
    }
  return users;
}

/**
 * The keys of a definition and of the objects and lists in it, each with a value; those below
 * OTHERS are omitted.
 */
function listEntriesWithin(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((one) => listEntriesWithin(one, path));
  if (typeof value !== "object" || value === null || isGiven(value) || SKIPPED_PATHS.test(path)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = path === "" ? key : `${path}.${key}`;
    return [[name, inner] as [string, unknown], ...listEntriesWithin(inner, name)];
  });
}

/** Whether a value is a function or a component. */
function isGiven(value: unknown): boolean {
  return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}

/**
 * Keys below these aren't the definition's: they are texts and fields of the records, or come from
 * other functions.
 */
const SKIPPED_PATHS = /(^|\.)(rules|checks|tones|from|values|onlyWhere)$/;
