import { isVanbookError } from "@vanbook/sdk";

/** What sign-in still needs after the right password. */
export type SignInStep = "code" | "password" | "factor";

/** The step that a response asks for; undefined if the response is a failure. */
export function stepAsked(problem: unknown): SignInStep | undefined {
  if (isVanbookError(problem, "CODE_REQUIRED")) return "code";
  if (isVanbookError(problem, "OWN_PASSWORD_REQUIRED")) return "password";
  if (isVanbookError(problem, "FACTOR_SET_UP_REQUIRED")) return "factor";
  return undefined;
}
