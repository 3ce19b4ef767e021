import { expect, it } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { createValidator } from "../../packages/server/contract/validate.ts";
import { bind } from "../../packages/server/http/bind.ts";
import { routes } from "../../packages/server/routes.ts";

it("every schema check of the contract compiles (a running server compiles each only on first use)", () => {
  const spec = readSpec();
  const validator = createValidator(spec);
  const operations = bind(spec, routes, { checkAnswers: true }, validator);
  // Equal schemas share one compiled check.
  expect(validator.compileAll()).toBeGreaterThan(operations.length);
});
