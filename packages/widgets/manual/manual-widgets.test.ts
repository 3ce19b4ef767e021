import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { embedComponents } from "../generated/embed-components.ts";
import { guides } from "./guides.ts";
import { samples } from "./samples.ts";
import { MANUAL_GROUPS } from "./manual-widget.ts";
import { manualWidgets } from "../generated/manual-widgets.ts";

const WIDGETS = join(import.meta.dirname, "..");
const index = await readFile(join(WIDGETS, "index.ts"), "utf8");
const names = manualWidgets.map(({ name }) => name);

test("every widget that the package exports has a page in the manual, and no page is of anything else", () => {
  const widgets = publicWidgets();
  expect(widgets.size).toBeGreaterThan(80);
  expect(names.toSorted()).toEqual([...widgets.keys()].toSorted());
  expect(Object.values(embedComponents).filter((name) => !names.includes(name))).toEqual([]);
});

test("a page says in two sentences what its widget is for, under the widget's own title, with samples to show", async () => {
  for (const { name, title, group, purpose, stories } of manualWidgets) {
    expect(purpose.match(/[.](?= |$)/g), name).toHaveLength(2);
    expect(MANUAL_GROUPS).toContain(group);
    const file = publicWidgets().get(name) ?? "";
    const source = await readFile(join(WIDGETS, `${file}.tsx`), "utf8");
    const [, own] = /^ {2}title: "([^"]+)",$/m.exec(source) ?? [];
    // A file may hold the definitions of two reports.
    if (own !== undefined) expect(source, name).toContain(`title: "${title}"`);
    const isShown =
      Object.hasOwn(samples, name) || existsSync(join(WIDGETS, `${stories ?? file}.stories.tsx`));
    expect(isShown, name).toBe(true);
  }
});

test("the menu has no title twice, and every guide has its file", () => {
  const titles = manualWidgets.map(({ group, title }) => `${group}/${title}`);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { file } of guides) expect(existsSync(join(WIDGETS, "../..", file)), file).toBe(true);
});

/** The components that index.ts exports from the rooms of widgets, with the file of each. */
function publicWidgets(): Map<string, string> {
  const found = [...index.matchAll(/export \{([^}]*)\} from "\.\/([^"]+)\.tsx"/g)].flatMap(
    ([, exported = "", file = ""]) =>
      exported
        .split(",")
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w+$/.test(name) && ROOMS.test(file) && !PARTS.has(name))
        .map((name) => [name, file] as const),
  );
  return new Map(found);
}

const ROOMS = /^(reports|masters|dashboard|field|team|vouchers|session|partners)\//;
/** What shows nothing by itself: a field of the dashboard's, and the steps of a sign-in that sets up a second factor. */
const PARTS: ReadonlySet<string> = new Set([
  "DashboardRangePicker",
  "FactorSetUp",
  "QrCode",
  "RecoveryCodes",
]);
