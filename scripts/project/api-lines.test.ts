import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listGoneLines, listRequiredLines } from "./api-lines.mjs";

const SAMPLE_REPORT = `# index
Options
makeClient

interface Options {
    key: string;
    onError?: (error: unknown) => void;
    retry?: {
        times?: number;
    };
}

declare function makeClient(options: Options): void;

declare const limits: {
    rows: number;
};
`;
const changeReport = (from: string, to: string) => {
  expect(SAMPLE_REPORT).toContain(from);
  return SAMPLE_REPORT.replace(from, to);
};

test("an unchanged API report breaks no host, and neither does a new optional property", () => {
  const more = changeReport(
    "    key: string;",
    "    key: string;\n    name?: string;\n    log?(text: string): void;",
  );
  for (const after of [SAMPLE_REPORT, more]) {
    expect(listGoneLines(SAMPLE_REPORT, after)).toEqual([]);
    expect(listRequiredLines(SAMPLE_REPORT, after)).toEqual([]);
  }
});

test("removed and changed lines are reported with the type or entry that they belong to", () => {
  expect(listGoneLines(SAMPLE_REPORT, changeReport("makeClient\n\n", "\n"))).toEqual(["# index: makeClient"]);
  expect(listGoneLines(SAMPLE_REPORT, changeReport("onError?: (error", "onError: (error"))).toEqual([
    "Options:     onError?: (error: unknown) => void;",
  ]);
});

test.each([
  [
    "a property",
    "    key: string;",
    "    key: string;\n    origins: readonly string[];",
    "origins: readonly string[];",
  ],
  [
    "a method",
    "    key: string;",
    "    key: string;\n    log(text: string): void;",
    "log(text: string): void;",
  ],
  ["a part of an option", "times?: number;", "times?: number;\n        wait: number;", "wait: number;"],
])("%s that is newly required is reported, although nothing was removed", (_, from, to, expectedLines) => {
  const after = changeReport(from, to);
  expect(listGoneLines(SAMPLE_REPORT, after)).toEqual([]);
  expect(listRequiredLines(SAMPLE_REPORT, after)).toEqual([`Options: ${expectedLines}`]);
});

test.each([
  [
    "inside an option that is new",
    "    key: string;",
    "    key: string;\n    proxy?: {\n        host: string;\n    };",
  ],
  ["of a constant, which no host makes", "    rows: number;", "    rows: number;\n    columns: number;"],
  ["of a type that is new", "declare const", "interface More {\n    all: boolean;\n}\n\ndeclare const"],
])("a new required part %s breaks no host", (_, from, to) => {
  const after = changeReport(from, to);
  expect(listGoneLines(SAMPLE_REPORT, after)).toEqual([]);
  expect(listRequiredLines(SAMPLE_REPORT, after)).toEqual([]);
});

test("the API report covers every entry of the SDK that hosts can import", () => {
  const read = (name: string) => readFileSync(new URL(`../../packages/sdk/${name}`, import.meta.url), "utf8");
  const { exports: entries } = JSON.parse(read("package.json")) as {
    exports: Record<string, { import?: { types: string } }>;
  };
  const types = Object.values(entries).flatMap((one) => one.import?.types ?? []);
  const typeNames = types.map((file) => file.replace("./dist/", "").replace(".d.ts", ""));
  expect([...read("api-report.txt").matchAll(/^# (.*)$/gm)].map(([, name]) => name).sort()).toEqual(
    typeNames.sort(),
  );
});
