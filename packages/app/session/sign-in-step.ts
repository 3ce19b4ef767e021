import { isVanbookError } from "@vanbook/sdk";

export type SignInStep = "code" | "password" | "factor";

/** Undefined if the response is a failure. */
export function stepAsked(problem: unknown): SignInStep | undefined {
  if (isVanbookError(problem, "CODE_REQUIRED")) return "code";
  if (isVanbookError(problem, "OWN_PASSWORD_REQUIRED")) return "password";
  if (isVanbookError(problem, "FACTOR_SET_UP_REQUIRED")) return "factor";
  return undefined;
}
