import { TextField } from "@vanbook/widgets";
import { signInStepsText as text } from "../generated/text/en-IN/sign-in-steps.ts";

export interface NewPasswordFieldsProps {
  values: NewPassword;
  onChange: (values: NewPassword) => void;
  fault: { field: keyof NewPassword; words: string } | null;
}

/** A new password, typed twice. */
export interface NewPassword {
  next: string;
  again: string;
}

/** The fields of a new password. */
export function NewPasswordFields({ values, onChange, fault }: NewPasswordFieldsProps) {
  const labels = { next: text.newPassword, again: text.confirmPassword };
  return (["next", "again"] as const).map((field) => (
    <TextField
      key={field}
      label={labels[field]}
      name={field}
      type="password"
      autoComplete="new-password"
      autoFocus={field === "next"}
      value={values[field]}
      onChange={(value) => onChange({ ...values, [field]: value })}
      error={fault?.field === field ? fault.words : undefined}
    />
  ));
}

/** What is wrong with the new password, checked before sending. */
export function passwordFault({ next, again }: NewPassword): NewPasswordFieldsProps["fault"] {
  if (next.length < SHORTEST) return { field: "next", words: text.passwordShort };
  return next === again ? null : { field: "again", words: text.passwordsDiffer };
}

const SHORTEST = 8;
