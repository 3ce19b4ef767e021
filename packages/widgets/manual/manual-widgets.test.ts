import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guides } from "./guides.ts";
import { samples } from "./samples.ts";
import { MANUAL_GROUPS } from "./manual-widget.ts";
import { manualWidgets } from "../generated/manual-widgets.ts";

const WIDGETS_PATH = join(import.meta.dirname, "..");

test("each page of the manual describes its widget in two sentences and has samples to show", async () => {
  for (const { name, group, purpose, stories } of manualWidgets) {
    expect(purpose.match(/[.](?= |$)/g), name).toHaveLength(2);
    expect(MANUAL_GROUPS).toContain(group);
    const isShown = Object.hasOwn(samples, name) || existsSync(join(WIDGETS_PATH, `${stories}.stories.tsx`));
    expect(isShown, name).toBe(true);
  }
});

test("the manual's menu has no title twice in a group, and every guide has its file", () => {
  const titles = manualWidgets.map(({ group, title }) => `${group}/${title}`);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { file } of guides) expect(existsSync(join(WIDGETS_PATH, "../..", file)), file).toBe(true);
});

test("a partner's guides show how to test a page, and how to make a report of one's own", () => {
  const readGuide = (id: string) => {
    const file = guides.find((guide) => guide.id === id)?.file ?? `no guide ${id}`;
    return readFileSync(join(WIDGETS_PATH, "../..", file), "utf8");
  };
  expect(readGuide("testing")).toContain("createStandIn");
  const embedding = readGuide("embedding");
  const parts = ["defineReport", "useReport", "loader", "empty", "error", "toolbar", "footer", "details"];
  for (const part of [...parts, "bar", "fields", "buttons", "list"]) expect(embedding).toContain(`\`${part}`);
});
