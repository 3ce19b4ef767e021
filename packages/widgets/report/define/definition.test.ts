import { describe, expect, test } from "vitest";
import * as widgets from "../../index.ts";

/** Every report and master that is declared by a definition and exported to hosts. */
const definitions = Object.values(widgets).flatMap((widget) =>
  typeof widget === "function" && "definition" in widget ? [widget.definition as object] : [],
);

describe.each([
  ["report", definitions.filter((definition) => "operation" in definition), 15],
  ["master", definitions.filter((definition) => "operations" in definition), 10],
] as const)("the definition of a %s", (_, all, fewest) => {
  test("has at most ten keys, and each has three users at least", () => {
    const users = new Map<string, number>();
    for (const definition of all)
      for (const key of Object.keys(definition)) users.set(key, (users.get(key) ?? 0) + 1);
    expect(users.size).toBeLessThanOrEqual(10);
    for (const [key, count] of users) expect(count, key).toBeGreaterThanOrEqual(3);
    // A count that finds nothing would pass too.
    expect(all.length).toBeGreaterThan(fewest);
  });
});
