import { expect, it } from "vitest";
import { readSpec } from "../../contract/read-spec.ts";
import { readPosition, writePosition } from "./position.ts";

const [afterParameter] = Object.values(readSpec().paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ parameters = [] }) => parameters)
  .filter(({ name }) => name === "after");

/** Of letters with three bytes each, as those of Hindi and Malayalam. */
const makeText = (length: number) => "അ".repeat(length);

it.each([
  ["a narration", ["x.narration", "x.id"], [makeText(500), 123_456_789]],
  [
    "an account and its group",
    ["t.name", "t.place", "t.group_name", "t.name", "t.id"],
    [makeText(250), 2, makeText(100), makeText(200), null],
  ],
])("the position of %s fits into the parameter that names it", (_, by, values) => {
  const order = { by, isDescending: true, name: "Narration", balanceBy: undefined };
  const text = writePosition({ page: 100_000, balance: "-99999999999999.99", values }, order);
  const { maxLength = 0, pattern = "" } = afterParameter?.schema ?? {};
  expect(text.length).toBeGreaterThan(1800);
  expect(text.length).toBeLessThanOrEqual(maxLength);
  expect(text).toMatch(new RegExp(pattern));
  expect(readPosition(text, order)).toEqual({ page: 100_000, balance: "-99999999999999.99", values });
});
