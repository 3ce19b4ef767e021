import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readRecipeSteps, withLines } from "./recipe.ts";

// recipes.prove.ts, in the whole run, tests that the result works.
it.each(["docs/adding-a-master.md", "docs/adding-a-report.md"])(
  "the steps of %s fit the present files",
  (recipe) => {
    const texts = new Map<string, string>();
    for (const step of readRecipeSteps(join(ROOT_FOLDER, recipe))) {
      if (step.kind === "file") {
        expect(existsSync(join(ROOT_FOLDER, step.path)), `${step.path} is there already`).toBe(false);
        texts.set(step.path, step.text);
      }
      if (step.kind === "lines")
        texts.set(
          step.path,
          withLines(texts.get(step.path) ?? readFileSync(join(ROOT_FOLDER, step.path), "utf8"), step),
        );
    }
    expect(texts.size).toBeGreaterThan(2);
  },
);

const ROOT_FOLDER = join(import.meta.dirname, "../..");
