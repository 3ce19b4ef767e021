import { expect, it } from "vitest";
import { isModule } from "./changed-files.mjs";

it.each([
  ["packages/sdk/books/tax.ts", true],
  ["packages/widgets/table/CardCells.tsx", true],
  ["tests/product.ts", true],
  ["openapi.yaml", false],
  ["docs/operations.md", false],
  ["pnpm-lock.yaml", false],
  ["packages/server/package.json", false],
  ["tests/browser/vitest.config.ts", false],
  ["vitest.config.ts", false],
  ["packages/server/one-that-was-removed.ts", false],
])("%s counts as a module that a test may load: %s", (file, isOne) => {
  expect(isModule(file)).toBe(isOne);
});
