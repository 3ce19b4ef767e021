import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Files that may keep module-level state, each with the reason. */
const JUSTIFIED_STATE: Readonly<Record<string, string>> = {
  "embed/element-misuse.ts": "the misuses of an element, told once, and gone with it",
  "embed/token-client.ts":
    "elements that name one route share its client, and so one token, and no provider does",
  "form/use-look-up.ts": "options by the answer that they are made of, and gone with it",
  "parts/with-boundary.tsx": "a widget in its boundary by the widget, so that it is wrapped once",
  "provider/ask-told.ts": "by client, which is asked once what its token may do, and gone with it",
  "provider/check-provider.ts": "failures of providers, each told once, and gone with it",
  "provider/tell-failure.ts": "by a provider's cache, while its host listens, and gone with it",
  "provider/tell-misuse.ts": "by a provider's cache, while its host listens, and gone with it",
  "provider/tell-shared-key.ts": "by a provider's cache, the keys of its reports, each gone with its report",
  "provider/use-tell-choices.ts": "by a provider's cache, while its host listens, and gone with it",
  "report/report-model.ts": "an empty object that stands for none",
  "table/use-table-lines.ts": "an empty object that stands for none",
  "theme/layer-sheet.ts": "one style sheet a document or shadow root, as the browser keeps them",
  "voucher/choices/choice-list.ts": "the index of a list by the list, and gone with it",
  "voucher/state/price-question.ts": "what was found of a line by the line, and gone with it",
};

/** Module-level mutable state: variables, and collections whose type isn't read-only. */
function findStateLines(source: string): string[] {
  return source
    .split("\n")
    .filter(
      (line) =>
        /^(export )?(let|var) /.test(line) ||
        (/^(export )?const \w+(: [^=]+)? = (new (Map|Set|WeakMap|WeakSet|QueryClient|Array)\b|\[\];|\{\};|create\w*(Store|Client|Cache)\()/.test(
          line,
        ) &&
          !/: (Readonly|readonly )/.test(line)),
    );
}

test("no module of the widgets keeps state, so two providers on a page share nothing", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/(^|\/)(node_modules|dist|build|fixtures|testing)\/|\.(test|stories|test-d)\.tsx?$|\.config\.ts$|story-/.test(
        file,
      ),
  );
  expect(files.length).toBeGreaterThan(100);
  const filesWithState = files.filter(
    (file) => findStateLines(readFileSync(`${root}${file}`, "utf8")).length > 0,
  );
  expect(filesWithState.sort()).toEqual(Object.keys(JUSTIFIED_STATE));
});

test.each([
  "let cache;",
  "export let last = 0;",
  "const seen = new Map();",
  "const seen: Map<string, string> = new Map();",
  "export const known = [];",
  "const client = new QueryClient({",
])("the search for state in modules finds: %s", (line) => expect(findStateLines(line)).toEqual([line]));

test.each([
  "const NONE: ReadonlySet<string> = new Set();",
  "  let inner = 0;",
  "const NAMES = new Intl.NumberFormat();",
])("the search for state in modules ignores: %s", (line) => expect(findStateLines(line)).toEqual([]));
