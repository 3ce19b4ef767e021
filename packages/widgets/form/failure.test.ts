import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { describeFailure } from "./failure.ts";

const makeFailure = (code: string, status: number | null, message: string) =>
  describeFailure(
    new VanbookError({ code, message, ...(status !== null && { status }) }),
    "Failed to save item.",
  );

test.each([
  // The user has already signed in again in the dialog over the form.
  ["SIGN_IN_REQUIRED", 401, "Please sign in.", "Failed to save item."],
  ["RECORD_IN_USE", 409, "It is used.", "It is used."],
  // An answer of 200 with `success: false`: the server's words, or the documented ones.
  ["NOT_DONE", 200, "The zone is used.", "The zone is used."],
  ["UNEXPLAINED", 200, "It does not say why.", "Failed to save item."],
  ["NOT_DONE", 409, "The zone is used.", "The zone is used."],
  // A proxy's page, or no content.
  ["BAD_ANSWER", 204, "The answer is not one of Vanbook's.", "Failed to save item."],
  ["BAD_ANSWER", 403, "The answer is not one of Vanbook's.", "Failed to save item."],
  ["INTERNAL", 500, "Something went wrong.", "Failed to save item."],
])("after the error %s a form shows a message that still helps the user", (code, status, message, title) => {
  expect(makeFailure(code, status, message).title).toBe(title);
});
