import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { appText } from "../generated/text/en-IN/app.ts";
import { signInMessage } from "./use-sign-in.ts";

const describeFailure = (code: string, status: number, words = "…") =>
  signInMessage(new VanbookError({ code, status, message: words }), appText.signIn);

test("each kind of failed sign-in shows its documented message", () => {
  expect(describeFailure("INVALID_CREDENTIALS", 401)).toBe("Invalid credentials for Username or Password.");
  expect(describeFailure("INTERNAL", 500)).toBe("An unexpected error occurred.");
  expect(describeFailure("NETWORK", 0)).toBe("An unexpected error occurred.");
  expect(describeFailure("BAD_ANSWER", 200)).toBe("An unexpected error occurred.");
  expect(signInMessage(new TypeError("odd"), appText.signIn)).toBe("An unexpected error occurred.");
});

test("an answer of `success: false` shows the server's text, or the documented message if it has none", () => {
  expect(describeFailure("NOT_DONE", 200, "The company is closed.")).toBe("The company is closed.");
  expect(describeFailure("UNEXPLAINED", 200)).toBe("Invalid company or password.");
});

test("a refusal for too many attempts shows the server's own message", () => {
  expect(describeFailure("RATE_LIMITED", 429, "Too many attempts. Try again in 12 minutes.")).toBe(
    "Too many attempts. Try again in 12 minutes.",
  );
});
