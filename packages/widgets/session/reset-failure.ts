import type { Said } from "@vanbook/sdk/rules";
import { messageOf } from "../../sdk/text/say-in.ts";
import { isVanbookError } from "@vanbook/sdk";
import type { MastersText } from "../../sdk/text/en-IN/masters.ts";

/** The fields of the password form, as named in the contract and rules. */
export type PasswordField = "CurrentPassword" | "NewPassword" | "ConfirmPassword";

/** Messages of a failure: above the form, and at the fields that the server refused. */
export interface ResetFailure {
  message?: string;
  detail?: Said | undefined;
  errors?: Partial<Record<PasswordField, Said>>;
}

/** The documented messages: refused by the server, server error, or no response. */
export function resetFailure(problem: unknown, text: MastersText["session"]["password"]): ResetFailure {
  if (!isVanbookError(problem) || problem.status === null) return { message: text.noAnswer };
  if (problem.status >= 500) return { message: text.failed };
  const refused = problem.fields.filter(({ field }) => Object.hasOwn(text.fields, field));
  const isSaid =
    problem.message === text.refused || refused.some(({ message }) => message === problem.message);
  return {
    message: text.refused,
    detail: isSaid ? undefined : messageOf(problem),
    errors: Object.fromEntries(refused.map((said) => [said.field, messageOf(said)])),
  };
}
