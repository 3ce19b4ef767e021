import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goneFrom, requiredSince } from "./api-lines.mjs";

const REPORT = `# index
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
const changed = (from: string, to: string) => {
  expect(REPORT).toContain(from);
  return REPORT.replace(from, to);
};

test("the same report breaks nobody, nor does what may be left out", () => {
  const more = changed(
    "    key: string;",
    "    key: string;\n    name?: string;\n    log?(text: string): void;",
  );
  for (const after of [REPORT, more]) {
    expect(goneFrom(REPORT, after)).toEqual([]);
    expect(requiredSince(REPORT, after)).toEqual([]);
  }
});

test("what goes or changes is reported with what it belongs to", () => {
  expect(goneFrom(REPORT, changed("makeClient\n\n", "\n"))).toEqual(["# index: makeClient"]);
  expect(goneFrom(REPORT, changed("onError?: (error", "onError: (error"))).toEqual([
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
])("%s that must be given now is reported, though nothing has gone", (_, from, to, told) => {
  const after = changed(from, to);
  expect(goneFrom(REPORT, after)).toEqual([]);
  expect(requiredSince(REPORT, after)).toEqual([`Options: ${told}`]);
});

test.each([
  [
    "inside an option that is new",
    "    key: string;",
    "    key: string;\n    proxy?: {\n        host: string;\n    };",
  ],
  ["of a constant, which no host makes", "    rows: number;", "    rows: number;\n    columns: number;"],
  ["of a type that is new", "declare const", "interface More {\n    all: boolean;\n}\n\ndeclare const"],
])("what is required %s breaks nobody", (_, from, to) => {
  const after = changed(from, to);
  expect(goneFrom(REPORT, after)).toEqual([]);
  expect(requiredSince(REPORT, after)).toEqual([]);
});

test("every entry of the SDK that holds what hosts import is in its report", () => {
  const read = (name: string) => readFileSync(new URL(`../../packages/sdk/${name}`, import.meta.url), "utf8");
  const { exports: entries } = JSON.parse(read("package.json")) as {
    exports: Record<string, { import?: { types: string } }>;
  };
  const types = Object.values(entries).flatMap((one) => one.import?.types ?? []);
  const named = types.map((file) => file.replace("./dist/", "").replace(".d.ts", ""));
  expect([...read("api-report.txt").matchAll(/^# (.*)$/gm)].map(([, name]) => name).sort()).toEqual(
    named.sort(),
  );
});
