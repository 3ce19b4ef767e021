import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { sessionText } from "../../sdk/generated/text/en-IN/masters/session.ts";
import { resetFailure } from "./reset-failure.ts";

const describeResetFailure = (failure: ConstructorParameters<typeof VanbookError>[0]) =>
  resetFailure(new VanbookError(failure), sessionText.password);

test("a refusal about a field is shown once, at that field", () => {
  expect(
    describeResetFailure({
      code: "PASSWORD_WRONG",
      status: 400,
      message: "Password reset failed.",
      fields: [{ field: "CurrentPassword", message: "This is not your current password." }],
    }),
  ).toEqual({
    message: "Password reset failed.",
    detail: undefined,
    errors: { CurrentPassword: "This is not your current password." },
  });
  const short = "The new password must have at least 8 characters.";
  expect(
    describeResetFailure({
      code: "PASSWORD_SHORT",
      status: 422,
      message: short,
      fields: [{ field: "NewPassword", message: short }],
    }),
  ).toEqual({ message: "Password reset failed.", detail: undefined, errors: { NewPassword: short } });
});

test("a refusal without a field is shown beside the documented message", () => {
  expect(describeResetFailure({ code: "RATE_LIMITED", status: 429, message: "Too many attempts." })).toEqual({
    message: "Password reset failed.",
    detail: "Too many attempts.",
    errors: {},
  });
});

test("a failing server and a missing answer have separate messages", () => {
  expect(describeResetFailure({ code: "INTERNAL", status: 500, message: "…" }).message).toBe(
    "An error occurred while resetting the password.",
  );
  expect(describeResetFailure({ code: "BAD_ANSWER", status: 200, message: "…" }).message).toBe(
    "An error occurred while resetting the password.",
  );
  expect(describeResetFailure({ code: "NETWORK", message: "…" }).message).toBe(
    "No response received from the server.",
  );
});
