import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeErrorsDocument, loadServerProblems, loadServerRemedies } from "./error-codes.mjs";

it("docs/errors.md agrees with the server's list of errors (`npm run generate` writes it)", async () => {
  const keptText = await readFile(join(import.meta.dirname, "../docs/errors.md"), "utf8");
  expect(keptText).toBe(writeErrorsDocument(await loadServerProblems(), await loadServerRemedies()));
});
