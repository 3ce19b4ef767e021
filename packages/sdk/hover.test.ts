import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { operationGuides } from "./generated/guide.ts";
import { operationMap } from "./generated/operations.ts";

const ids = Object.keys(operationMap);
const shownHovers = new Map<string, { text: string; example: string }>();

// What an editor requests when the mouse is over a method.
beforeAll(() => {
  const lines = ids.map((id) => `vanbook.${id};\n`);
  const { service, name } = createService(`${CLIENT_HEADER}${lines.join("")}`);
  let at = CLIENT_HEADER.length;
  for (const [index, id] of ids.entries()) {
    const info = service.getQuickInfoAtPosition(name, at + `vanbook.${id}`.length - 1);
    const example = info?.tags?.find((tag) => tag.name === "example");
    shownHovers.set(id, {
      text: ts.displayPartsToString(info?.documentation),
      example: ts.displayPartsToString(example?.text).replaceAll(/^```(ts)?$/gm, ""),
    });
    at += lines[index]?.length ?? 0;
  }
});

test("every method's documentation says what it does, for whom, what it takes, and its error codes", () => {
  const silent = ids.filter((id) => {
    const { text = "", example = "" } = shownHovers.get(id) ?? {};
    const { summary = "?", args = {} } = operationGuides[id] ?? {};
    const says = [summary, "For ", "error codes", ...(Object.keys(args).length > 0 ? ["Takes"] : [])];
    return !says.every((word) => text.includes(word)) || !example.includes(`vanbook.${id}(`);
  });
  expect(silent).toEqual([]);
});

test("a money method's documentation names units, error codes and the idempotency key", () => {
  const { text = "", example = "" } = shownHovers.get("receipts.create") ?? {};
  expect(text).toContain("For administrators, zone managers and branch managers.");
  expect(text).toContain("- `Credit`: rupees, two decimals.");
  expect(text).toContain("- `PLID`: needed; ");
  expect(text).toContain("`PERIOD_LOCKED`");
  expect(text).toContain("`idempotencyKey`");
  expect(text).toContain("`receipts.post`");
  expect(example).toContain("Credit: ");
});

test("the documentation names the errors of a report's date range, and says when an operation needs no sign-in", () => {
  expect(shownHovers.get("sales.report")?.text).toContain("`RANGE_REVERSED`");
  expect(shownHovers.get("sales.report")?.text).toContain("a day in India, YYYY-MM-DD");
  expect(shownHovers.get("health.live")?.text).toContain("For everybody, without sign-in.");
});

test("every example in the documentation compiles", () => {
  const examples = ids.map(
    (id) => `export async function _${id.replace(".", "_")}() {${shownHovers.get(id)?.example}}`,
  );
  const { service, name } = createService(`${CLIENT_HEADER}${examples.join("\n")}`);
  const errors = [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)];
  expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

test("an editor completes error codes in `isVanbookError`", () => {
  const { service, name } = createService(GUARD_PROGRAM);
  const completions = service.getCompletionsAtPosition(name, GUARD_PROGRAM.indexOf('""') + 1, {});
  const names = completions?.entries.map((entry) => entry.name) ?? [];
  expect(names).toEqual(expect.arrayContaining(["PRICE_STALE", "PERIOD_LOCKED", "TIMEOUT"]));
});

const CLIENT_HEADER = `import type { Vanbook } from "./index.ts";\ndeclare const vanbook: Vanbook;\n`;
const GUARD_PROGRAM = `import { isVanbookError } from "./index.ts";\nexport const found = isVanbookError(new Error(), "");\n`;

/** The TypeScript language service over one file next to the SDK's source. */
function createService(text: string) {
  const name = join(import.meta.dirname, "hovered.ts");
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
    types: [],
  };
  const read = (path: string) => (path === name ? text : ts.sys.readFile(path));
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [name],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const fileText = read(path);
      return fileText === undefined ? undefined : ts.ScriptSnapshot.fromString(fileText);
    },
    getCurrentDirectory: () => import.meta.dirname,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (libOptions) => ts.getDefaultLibFilePath(libOptions),
    fileExists: (path) => path === name || ts.sys.fileExists(path),
    readFile: read,
  };
  return { service: ts.createLanguageService(host), name };
}
