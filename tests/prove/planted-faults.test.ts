import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plant } from "../../scripts/project/planted-fault.mjs";
import { bookFaults } from "../books/faults.ts";
import { isPlantable } from "../faulty-build.ts";
import { masterFaults } from "../masters/faults.ts";
import { receiptFaults } from "../vouchers/faults.ts";
import { faultsOfReading, faultsOfSync, faultsOfTokens } from "../wall/faults.ts";
import { ROOT_FOLDER } from "../root.ts";
import { plantedFaults } from "./planted/planted-faults.ts";

const faults = [
  ...faultsOfReading,
  ...faultsOfSync,
  ...faultsOfTokens,
  ...bookFaults,
  ...masterFaults,
  ...receiptFaults,
];

it.each(faults.map((fault) => [fault.name, fault] as const))(
  "the files still have the lines of %s, so that the fault can be planted",
  async (_, fault) => {
    expect(await isPlantable(fault), `${fault.file}: ${fault.from}`).toBe(true);
  },
);

it.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  "the files still have the lines of %s and the test that catches it",
  (_, fault) => {
    const { file, test = "" } = fault.caughtBy;
    expect(() => plant(readFileSync(join(ROOT_FOLDER, fault.file), "utf8"), fault)).not.toThrow();
    const tests = readFileSync(join(ROOT_FOLDER, file), "utf8");
    // Titles from test.each contain inserted names, so look for the title without its operation, or
    // for any three words of it.
    const words = test.replace(/^\w+\.\w+ /, "").split(" ");
    const parts = words
      .map((_word, at) => words.slice(at, at + 3))
      .filter((part, at) => at === 0 || part.length === 3);
    const isStory = fault.caughtBy.project === "stories";
    const isThere = isStory
      ? isInShortRun(tests, test.replaceAll(" ", ""))
      : parts.some((part) => tests.includes(part.join(" ")));
    expect(isThere, `${file}: ${test}`).toBe(true);
  },
);

/** Whether the file has this story and `npm test` runs it, that is, it has no tag `whole`. */
function isInShortRun(file: string, story: string): boolean {
  const [, own] = new RegExp(`^export const ${story}: Story = ([^;]*;)`, "m").exec(file) ?? [];
  if (own === undefined) return false;
  const [, all = ""] = /^const meta[^=]* = ([^;]*;)/m.exec(file) ?? [];
  return all.includes('["whole"]') ? own.includes('"!whole"') : !own.includes('["whole"]');
}
