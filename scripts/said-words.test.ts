import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wholeEnIN } from "../packages/sdk/text/en-IN/whole-en-IN.ts";
import { loadCatalogue } from "../packages/sdk/text/languages.ts";
import { DOCUMENTED_WORDS } from "../packages/app/text/documented-words.ts";
import { loadServerProblems } from "./error-codes.mjs";

const ROOT_FOLDER = join(import.meta.dirname, "..");
/** What operators, assistants and users of the command read is in English. */
const UNSEEN_SOURCES =
  /node_modules|generated|dist|fixtures|\.test\.|books\/checks\/|operate\/|demo\/|testing\/|stand-in\/|assistant\/|command\//;

/** What the app alone shows; it has no other language yet. */
const appWords = new Set(listTexts(readJson("packages/app/text/en-IN/app.json")));
/** What the server says: its problems' usual messages, those of its code and of the contract. */
const serverWords = [
  ...Object.values(await loadServerProblems()).map(([, message]) => message),
  ...listSources("packages/server").flatMap(listLiteralMessages),
  ...listContractMessages(readJson("packages/server/generated/contract.json")),
];
/** What the books and the rules say, which the server and forms share, and what the client says. */
const sdkWords = listSources("packages/sdk").flatMap(listLiteralMessages);
/** A text of a catalogue has its own translation there (packages/widgets/catalogues.test.ts). */
const catalogueWords = new Set(listTexts(wholeEnIN));
const documentedWords = DOCUMENTED_WORDS.filter(
  (words) => !appWords.has(words) && !catalogueWords.has(words) && !words.includes("{"),
);

describe.each([
  ["hi", /\p{Script=Devanagari}/u],
  ["ml", /\p{Script=Malayalam}/u],
] as const)("the catalogue of %s", async (tag, script) => {
  const catalogue = await loadCatalogue(tag);
  const listEnglish = (words: readonly string[]) =>
    [...new Set(words)].filter((each) => !script.test(catalogue?.translate(each) ?? ""));

  test("translates every documented message", () => {
    expect(documentedWords.length).toBeGreaterThan(90);
    expect(listEnglish(documentedWords)).toEqual([]);
  });

  test("translates what the server says", () => {
    expect(serverWords.length).toBeGreaterThan(300);
    expect(listEnglish(serverWords)).toEqual([]);
  });

  test("translates what the books, the rules and the client say", () => {
    expect(sdkWords.length).toBeGreaterThan(30);
    expect(listEnglish(sdkWords)).toEqual([]);
  });
});

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT_FOLDER, path), "utf8"));
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function listSources(folder: string): string[] {
  return readdirSync(join(ROOT_FOLDER, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !UNSEEN_SOURCES.test(path))
    .map((path) => readFileSync(join(ROOT_FOLDER, folder, path), "utf8"));
}

/** The messages that a source gives to a problem or an answer as a text without varying parts. */
function listLiteralMessages(source: string): string[] {
  const foundMatches = [
    ...source.matchAll(/\bmessage:\s*"((?:[^"\\]|\\.)+)"/g),
    ...source.matchAll(/\bproblemOnField\(\s*"\w+",\s*[^,]+,\s*"((?:[^"\\]|\\.)+)"/g),
  ];
  // One word is a field's name.
  return foundMatches
    .map(([, words = ""]) => JSON.parse(`"${words}"`) as string)
    .filter((words) => words.includes(" "));
}

/** The messages that the contract has for a field that is wrong or missing. */
function listContractMessages(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    ["x-message", "x-required"].includes(name) && typeof inner === "string"
      ? [inner]
      : listContractMessages(inner),
  );
}
