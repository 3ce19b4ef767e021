import { isVanbookError } from "@vanbook/sdk";
import type { Text } from "../text/en-IN.ts";

/** The fields of the password form, as the contract and the rules name them. */
export type PasswordField = "CurrentPassword" | "NewPassword" | "ConfirmPassword";

/** What the form shows of a failure: above it, and at the fields that the server refused. */
export interface ResetFailure {
  message?: string;
  detail?: string | undefined;
  errors?: Partial<Record<PasswordField, string>>;
}

/** The documented words: refused by the server, failed there, or no answer at all. */
export function resetFailure(problem: unknown, text: Text["session"]["password"]): ResetFailure {
  if (!isVanbookError(problem) || problem.status === null) return { message: text.noAnswer };
  if (problem.status >= 500) return { message: text.failed };
  const refused = problem.fields.filter(({ field }) => Object.hasOwn(text.fields, field));
  const errors = refused.map(({ field, message }) => {
    // Some say all of it ("The new password …"), some only what is the matter ("is not …"). The filter left our fields.
    const label = text.fields[field as PasswordField];
    return [field, /^\p{Lu}/u.test(message) ? message : `${label} ${message}`] as const;
  });
  const isSaid = problem.message === text.refused || errors.some(([, words]) => words === problem.message);
  return {
    message: text.refused,
    detail: isSaid ? undefined : problem.message,
    errors: Object.fromEntries(errors),
  };
}
