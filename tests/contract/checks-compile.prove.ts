import { expect, it } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { createValidator } from "../../packages/server/contract/validate.ts";
import { bind } from "../../packages/server/http/bind.ts";
import { routes } from "../../packages/server/routes.ts";

it("every check of the contract compiles, which a running server finds out only when it first needs one", () => {
  const spec = readSpec();
  const validator = createValidator(spec);
  const operations = bind(spec, routes, { checkAnswers: true }, validator);
  // Equal schemas share one compiled check.
  expect(validator.compileAll()).toBeGreaterThan(operations.length);
});
