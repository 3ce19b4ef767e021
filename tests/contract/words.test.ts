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

test("every operation has a description that says more than its summary", () => {
  const speechless = listOperations()
    .filter(({ summary = "", description = "" }) => countNewWords(description, summary) < 4)
    .map(({ operationId, description }) => `${operationId}: ${description ?? "no description"}`);
  expect(speechless).toEqual([]);
});

test("every operation lists the statuses of the codes that only it has, and those of every call", () => {
  const statusesOf = new Map(listOperations().map((one) => [one.operationId, Object.keys(one.responses)]));
  const usual = ["400", "401", "403", "405", "406", "429"];
  expect(statusesOf.get("zones.list")).toEqual(["200", ...usual, "default"]);
  expect(statusesOf.get("zones.update")).toEqual(
    ["200", ...usual, "404", "409", "413", "415", "default"].toSorted(),
  );
  // Nobody is signed in yet, so that no call is refused because of who makes it.
  expect(statusesOf.get("session.companies")).toEqual(["200", "400", "405", "406", "429", "default"]);
  const without = [...statusesOf].filter(
    ([, statuses]) => !statuses.some((status) => status.startsWith("4")),
  );
  expect(without).toEqual([]);
});

test("an operation's status names the operation's own codes", () => {
  const update = listOperations().find(({ operationId }) => operationId === "zones.update");
  expect(update?.responses["409"]).toMatchObject({
    description: "Its own codes: RECORD_CHANGED, RECORD_IN_USE, ZONE_NAME_TAKEN.",
  });
  // Of a batch, they are in the entries of the answer.
  const batch = listOperations().find(({ operationId }) => operationId === "journals.postBatch");
  expect(Object.keys(batch?.responses ?? {})).not.toContain("404");
  expect(JSON.stringify(batch?.responses)).not.toContain("Its own codes");
});

function listOperations(): DescribedOperation[] {
  return Object.values(readSpec().paths).flatMap((item) => Object.values(item)) as DescribedOperation[];
}

interface DescribedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  responses: Record<string, object>;
}

function countNewWords(text: string, summary: string): number {
  const listWords = (words: string) => words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const knownWords = new Set(listWords(summary));
  return new Set(listWords(text).filter((word) => !knownWords.has(word))).size;
}

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
