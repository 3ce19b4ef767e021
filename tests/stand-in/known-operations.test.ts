import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { handlers } from "../../packages/server/stand-in/known-operations.ts";

test("docs/testing.md lists exactly the operations that the stand-in knows", () => {
  const page = readFileSync(new URL("../../docs/testing.md", import.meta.url), "utf8");
  const table = page.slice(page.indexOf("<!-- known"), page.indexOf("<!-- /known"));
  const listWordsInTicks = (text: string) => [...text.matchAll(/`([\w.]+)`/g)].map(([, word = ""]) => word);
  const documentedOperations = table
    .split("\n")
    .filter((line) => line.includes("`"))
    .flatMap((row) => {
      const [of = "", operations = ""] = row.slice(2, -2).split(" | ");
      return listWordsInTicks(operations).flatMap((each) =>
        each.startsWith(".") ? listWordsInTicks(of).map((name) => name + each) : [each],
      );
    });
  expect(documentedOperations.toSorted()).toEqual(Object.keys(handlers).sort());
});
