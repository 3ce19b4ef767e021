import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { errorsDocument, serverProblems, serverRemedies } from "./error-codes.mjs";

it("docs/errors.md agrees with the server's list of errors (`npm run generate` writes it)", async () => {
  const kept = await readFile(join(import.meta.dirname, "../docs/errors.md"), "utf8");
  expect(kept).toBe(errorsDocument(await serverProblems(), await serverRemedies()));
});
