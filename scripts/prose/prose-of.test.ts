import { expect, test } from "vitest";
import { extractProse } from "./prose-of.mjs";

/** The prose of a file in one line, without the spaces that replace the rest. */
const readProse = (path: string, text: string) => extractProse(path, text).replaceAll(/\s+/g, " ").trim();

test("the prose of a program is its comments and the titles of its tests, at their places", () => {
  const text = [
    'import { it } from "vitest";',
    "/** Adds a bill. */",
    "const url = `https://x.example/${name}`; // not this: https",
    'it("posts a bill", () => {',
    "  // the last line",
    "});",
  ].join("\n");
  expect(readProse("a.test.ts", text)).toBe(
    '/** Adds a bill. */ // not this: https "posts a bill" // the last line',
  );
  const prose = extractProse("a.test.ts", text);
  expect(prose).toHaveLength(text.length);
  expect(prose.split("\n")[1]).toBe("/** Adds a bill. */");
});

test("text between tags and in templates does not count as a comment", () => {
  expect(readProse("a.tsx", "const a = <p>see // here</p>;\nconst b = `/* no */`;")).toBe("");
});

test("the prose of the contract is its summaries and messages", () => {
  const text = 'get:\n  operationId: bills.read\n  summary: A bill\n  x-message: "Choose a bill."\n';
  expect(readProse("openapi/bills.yaml", text)).toBe('A bill "Choose a bill."');
});

test("the prose of a catalogue is its texts, without their keys", () => {
  expect(readProse("text/en-IN/bill.json", '{ "taken": "A \\"bill\\"" }')).toBe('"A \\"bill\\""');
});

test("the prose of a page is everything that is not code", () => {
  const text = "Call `bills.post`:\n\n```sh\nnpm start\n```\n\nSee [the books](books.md#bills).\n";
  expect(readProse("docs/a.md", text)).toBe("Call : See [the books .");
});

test("a text that looks like a sentence is prose, in the product and not in its tests", () => {
  const text = 'const a = "Choose a bill first."; const b = "SELECT a FROM b"; const c = "bills.post";\n';
  expect(readProse("packages/a.ts", text)).toBe('"Choose a bill first."');
  expect(readProse("packages/a.test.ts", text)).toBe("");
});
