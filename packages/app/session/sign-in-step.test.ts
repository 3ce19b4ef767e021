import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { stepAsked } from "./sign-in-step.ts";

test.each([
  ["CODE_REQUIRED", "code"],
  ["OWN_PASSWORD_REQUIRED", "password"],
  ["FACTOR_SET_UP_REQUIRED", "factor"],
  ["INVALID_CREDENTIALS", undefined],
  ["SIGN_IN_OVER", undefined],
])("after the error %s the sign-in asks for this step: %s", (code, step) => {
  expect(stepAsked(new VanbookError({ code, status: 401, message: "…" }))).toBe(step);
});
