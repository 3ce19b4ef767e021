import { expect, test } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { restoreReferences } from "../../packages/server/contract/resolve.ts";

test("every choice of numbers in the contract says in words what each number means", () => {
  const wordless = listNumberChoices(restoreReferences(readSpec()))
    .filter(({ values, words }) => !values.every((value) => doesExplainNumber(value, words)))
    .map(({ at, values, words }) => `${at}: ${values.join(", ")}: ${words || "no words"}`);
  expect(wordless).toEqual([]);
});

test("no description in the contract only refers to another name", () => {
  const referringDescriptions = listDescriptions(restoreReferences(readSpec())).filter(({ words }) =>
    /^See \w+\.?$/.test(words),
  );
  expect(referringDescriptions.map(({ at }) => at)).toEqual([]);
});

/**
 * Whether a description explains a number: `1 posted`, `3 or 4 shop closed`, `0, 1, 2 and 4 say
 * nothing more`.
 */
function doesExplainNumber(value: number, words: string): boolean {
  return new RegExp(`(^|[^\\d.])${value}((,| or| and) \\d)* (?!or |and |\\d)[a-z]`, "i").test(words);
}

interface Choice {
  at: string;
  values: number[];
  words: string;
}

/** Each schema with a list of numbers, and its description: its own or that of its parameter. */
function listNumberChoices(node: unknown, at = "", ofParameter = ""): Choice[] {
  if (typeof node !== "object" || node === null) return [];
  const { enum: enumValues, description = ofParameter } = node as { enum?: unknown; description?: unknown };
  const values = Array.isArray(enumValues) ? enumValues.filter((value) => typeof value === "number") : [];
  const words = typeof description === "string" ? description : "";
  const own = values.length > 0 ? [{ at, values, words }] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, part]) =>
      listNumberChoices(part, `${at}/${key}`, key === "schema" && "in" in node ? words : ""),
    ),
  ];
}

function listDescriptions(node: unknown, at = ""): { at: string; words: string }[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, part]) => {
    const here = `${at}/${key}`;
    return key === "description" && typeof part === "string"
      ? [{ at: here, words: part }]
      : listDescriptions(part, here);
  });
}
