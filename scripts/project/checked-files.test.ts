import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every TypeScript file is in a folder whose types are checked, so that lint has settings for it", () => {
  const list: { scripts: { typecheck: string } } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const folders = list.scripts.typecheck
    .split(" ")
    .filter((word) => existsSync(join(root, word, "tsconfig.json")));
  const tests: { include: string[] } = JSON.parse(readFileSync(join(root, "tests/tsconfig.json"), "utf8"));
  expect(tests.include).toEqual([".", "../examples", "../.storybook", "../*.ts"]);

  const checkedPattern = new RegExp(`^((${[...folders, "examples", ".storybook"].join("|")})/|[^/]+\\.ts$)`);
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mts"], { cwd: root, encoding: "utf8" });
  expect(files.split("\n").filter((file) => file !== "" && !checkedPattern.test(file))).toEqual([]);
});

const root = join(import.meta.dirname, "../..");
