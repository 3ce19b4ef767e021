import { isVanbookError } from "@vanbook/sdk";

/** What a sign-in waits for after the right password. */
export type SignInStep = "code" | "password" | "factor";

/** The step that an answer asks for; undefined for one that is a failure. */
export function stepAsked(problem: unknown): SignInStep | undefined {
  if (isVanbookError(problem, "CODE_REQUIRED")) return "code";
  if (isVanbookError(problem, "OWN_PASSWORD_REQUIRED")) return "password";
  if (isVanbookError(problem, "FACTOR_SET_UP_REQUIRED")) return "factor";
  return undefined;
}
