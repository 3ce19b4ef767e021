import { expect, test } from "vitest";
import { addGuard, removeGuard } from "./formula-guard.ts";
import { hostileNames } from "./files/testing/hostile-names.ts";

test.each([
  ["+91 98470 Stores", "'+91 98470 Stores"],
  ["=1+1", "'=1+1"],
  ["'=1+1", "''=1+1"],
  ["''-5", "'''-5"],
  ["'quoted'", "'quoted'"],
  ["Asha's", "Asha's"],
  ["", ""],
])("%j is guarded as %j in a CSV", (text, guardedText) => expect(addGuard(text)).toBe(guardedText));

test("each name is the same after its guard was added and removed", () => {
  const names = [...hostileNames, "'=1+1", "''@x", "'", "''", "'Quoted", "+", "'+"];
  expect(names.map((name) => removeGuard(addGuard(name)))).toEqual(names);
  expect(names.filter((name) => /^[=+\-@\t\r]/.test(addGuard(name)))).toEqual([]);
});
