import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const PACKAGES_FOLDER = join(import.meta.dirname, "../packages");

/** Entries of the SDK that its package has; the others exist only in this repository. */
function listPublishedEntries(): string[] {
  const { exports } = JSON.parse(readFileSync(join(PACKAGES_FOLDER, "sdk/package.json"), "utf8")) as {
    exports: Record<string, object>;
  };
  return Object.entries(exports).flatMap(([name, target]) => ("import" in target ? name : []));
}

it("the package of the widgets imports only what the package of the SDK has", () => {
  const publishedEntries = new Set(listPublishedEntries());
  expect(publishedEntries).toContain("./rules");
  const files = readdirSync(join(PACKAGES_FOLDER, "widgets"), { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.(test|stories)\./.test(path) &&
      !/(^|\/)(dist|node_modules|fixtures|storybook|\.storybook)\//.test(path),
  );
  const missing = files.flatMap((path) => {
    const text = readFileSync(join(PACKAGES_FOLDER, "widgets", path), "utf8");
    const imports = [...text.matchAll(/import (?!type\b)([^;]*?) from "@vanbook\/sdk\/([\w-]+)"/g)];
    return imports.flatMap(([, names = "", entry = ""]) => {
      const isOfTypes = names
        .replace(/^\{|\}$/g, "")
        .split(",")
        .every((name) => /^\s*(type\s|$)/.test(name));
      return isOfTypes || publishedEntries.has(`./${entry}`) ? [] : `${path}: ${entry}`;
    });
  });
  expect(missing).toEqual([]);
});
