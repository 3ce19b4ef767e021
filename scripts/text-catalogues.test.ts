import { describe, expect, it } from "vitest";
import { compileCatalogue } from "./text-catalogues.mjs";

const ENGLISH_TEXTS = {
  close: "Close",
  locked: "{label} is locked until {day}.",
  rows: "{count, select, 1 {1 row} other {{count} rows}}",
  entries: "{count, plural, =1 {{shown} entry} other {{shown} entries}}",
  more: "{shown, number, ::group-off} more",
  closed: "{label} is closed{voucher, select, null {} other {, voucher {voucher}}}.",
  sorted: "By {label, lowercase}",
  columns: ["Debit", "Credit"],
};

describe("the code of an English catalogue", () => {
  it("has strings, and functions whose parameters are in the order of the message", () => {
    const { code, problems } = compile({});
    expect(problems).toEqual([]);
    for (const line of [
      'close: "Close",',
      "locked: (label: string, day: string) => `${label} is locked until ${day}.`,",
      'rows: (count: string) => (count === "1" ? "1 row" : `${count} rows`),',
      "entries: (count: number, shown: string) => (count === 1 ? `${shown} entry` : `${shown} entries`),",
      "more: (shown: number) => `${shown} more`,",
      'closed: (label: string, voucher: string | null) => `${label} is closed${(voucher === null ? "" : `, voucher ${voucher}`)}.`,',
      "sorted: (label: string) => `By ${lowercase(label)}`,",
      'columns: ["Debit", "Credit"],',
      'import { lowercase } from "../../../text/en-IN/formatters.ts";',
    ])
      expect(code.split("\n")).toContain(line);
  });

  it("keeps apostrophes, braces in apostrophes and characters with a meaning in template strings", () => {
    const { code } = compile({ close: "It can't say '{page}' in ${price}: `{name}`" });
    expect(code).toContain(
      "close: (price: string, name: string) => `It can't say {page} in $${price}: \\`${name}\\``,",
    );
  });
});

it("the compiler joins the files of a folder and of a language, with the texts of parts.json at the top level", () => {
  const files = {
    "parts.json": {},
    "day-book.json": {},
    "element.json": {},
    "masters/years.json": {},
    "masters/parts.json": {},
  };
  const english = { language: "en-IN", files, formatters: [] };
  const modules = compileCatalogue({ ...english, language: "hi-IN" }, english, (problem) =>
    expect.fail(problem),
  );
  const listNames = (path: string) => modules[path]?.match(/(?<=^ {2}).+(?=,$)/gm);
  expect(listNames("hi-IN/masters.ts")).toEqual(["...partsText", "years: yearsText"]);
  expect(listNames("hi-IN/whole.ts")).toEqual([
    "dayBook: dayBookText",
    "masters: mastersText",
    "...partsText",
  ]);
  expect(modules["hi-IN/whole.ts"]).toContain('import { mastersText } from "./masters.ts";');
  expect(modules["hi-IN/whole.ts"]).not.toContain("export type");
  expect(compileCatalogue(english, english, () => {})["en-IN/whole.ts"]).toContain("export type WholeText");
});

describe("another language", () => {
  it.each([
    ["lack a key", { close: undefined }, "close: it is missing"],
    ["have another key", { closes: "बंद" }, "closes: English has no such key"],
    ["take another parameter", { close: "{what} बंद" }, "close: the English message has no {what}"],
    ["leave a parameter out", { locked: "{label} लॉक है।" }, "locked: it does not show {day}"],
    ["have another shape", { columns: "नाम" }, "columns: it is a string, the English one a list"],
    ["have a shorter list", { columns: ["नाम"] }, "columns.1: it is missing"],
    ["call what is no formatter", { locked: "{label, oblique} {day}" }, "{label, oblique} is no formatter"],
    ["be no message", { locked: "{label" }, "locked: "],
  ])("may not %s", (_, change, reason) => {
    const { problems } = compile({}, change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`hi-IN/years.json: ${reason.startsWith("{") ? "locked: " : ""}${reason}`);
  });

  it("may not lack a file or have an additional one", () => {
    const problems: string[] = [];
    const english = { language: "en-IN", files: { "years.json": {} }, formatters: [] };
    const hindi = { language: "hi-IN", files: { "year.json": {} }, formatters: [] };
    compileCatalogue(hindi, english, (problem) => problems.push(problem));
    expect(problems).toEqual([
      "hi-IN/year.json: en-IN has no such file",
      "hi-IN/years.json: the file is missing",
    ]);
  });

  it("may not translate the same English words in two files", () => {
    const problems: string[] = [];
    const files = {
      "words/asked.json": { bill: "बिल" },
      "words/trade.json": { bill: "बिल", "can't {0}": "नहीं {0}" },
    };
    const hindi = { language: "hi-IN", files, formatters: [] };
    const modules = compileCatalogue(hindi, { language: "en-IN", files: {}, formatters: [] }, (problem) =>
      problems.push(problem),
    );
    expect(problems).toEqual(["hi-IN/words/trade.json: bill: another file has these words too"]);
    expect(modules["hi-IN/words.ts"]).toContain('"can\'t {0}": "नहीं {0}"');
  });

  it("may choose between fewer forms than English", () => {
    expect(compile({}, { entries: "{shown} प्रविष्टियाँ", rows: "{count} पंक्तियाँ" }).problems).toEqual([]);
    expect(compile({}, { entries: "{shown} प्रविष्टियाँ" }).code).toContain(
      "entries: (_count: number, shown: string) => `${shown} प्रविष्टियाँ`,",
    );
  });
});

/** The module of a file: in English, or in Hindi with the same messages except the changed ones. */
function compile(english: object, hindi?: object): { code: string; problems: readonly string[] } {
  const problems: string[] = [];
  const formatters = ["lowercase"];
  const source = { language: "en-IN", files: { "years.json": { ...ENGLISH_TEXTS, ...english } }, formatters };
  const own = JSON.parse(JSON.stringify({ ...ENGLISH_TEXTS, ...hindi })) as object;
  const other = { language: "hi-IN", files: { "years.json": own }, formatters };
  const modules = compileCatalogue(hindi ? other : source, source, (problem) => problems.push(problem));
  return { code: modules[hindi ? "hi-IN/years.ts" : "en-IN/years.ts"] ?? "", problems };
}
