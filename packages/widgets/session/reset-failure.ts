import type { Said } from "@vanbook/sdk/rules";
import { getFailureMessage } from "../../sdk/text/say-in.ts";
import { isVanbookError } from "@vanbook/sdk";
import type { MastersText } from "../../sdk/text/en-IN/masters.ts";

export type PasswordField = "CurrentPassword" | "NewPassword" | "ConfirmPassword";

export interface ResetFailure {
  message?: string;
  detail?: Said | undefined;
  errors?: Partial<Record<PasswordField, Said>>;
}

export function resetFailure(problem: unknown, text: MastersText["session"]["password"]): ResetFailure {
  if (!isVanbookError(problem) || problem.status === null) return { message: text.noAnswer };
  if (problem.status >= 500 || problem.code === "BAD_ANSWER") return { message: text.failed };
  if (isVanbookError(problem, "UNEXPLAINED")) return { message: text.refused };
  const refusedFields = problem.fields.filter(({ field }) => Object.hasOwn(text.fields, field));
  const isSaid =
    problem.message === text.refused || refusedFields.some(({ message }) => message === problem.message);
  return {
    message: text.refused,
    detail: isSaid ? undefined : getFailureMessage(problem),
    errors: Object.fromEntries(
      refusedFields.map((problemField) => [problemField.field, getFailureMessage(problemField)]),
    ),
  };
}
