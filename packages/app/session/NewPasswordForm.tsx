import { Banner, Button, TextField } from "@vanbook/widgets";
import { type FormEvent, useState } from "react";
import { signInStepsText as text } from "../generated/text/en-IN/sign-in-steps.ts";

export interface NewPasswordFormProps {
  onPassword: (password: string) => Promise<boolean>;
  failure: string | null;
  button: string;
  pendingLabel: string | false;
}

/** The password is typed twice. After a refusal, the field to correct has the focus. */
export function NewPasswordForm({ onPassword, failure, button, pendingLabel }: NewPasswordFormProps) {
  const [values, setValues] = useState({ next: "", again: "" });
  const [fault, setFault] = useState<ReturnType<typeof findPasswordFault>>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newFault = findPasswordFault(values);
    setFault(newFault);
    if (pendingLabel || (!newFault && (await onPassword(values.next)))) return;
    form.querySelector<HTMLInputElement>(`[name=${newFault?.field ?? "next"}]`)?.focus();
  }

  const labels = { next: text.newPassword, again: text.confirmPassword };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {failure && !fault && <Banner tone="error" title={failure} />}
      {(["next", "again"] as const).map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          name={field}
          type="password"
          autoComplete="new-password"
          autoFocus={field === "next"}
          value={values[field]}
          onChange={(value) => setValues({ ...values, [field]: value })}
          error={fault?.field === field ? fault.words : undefined}
        />
      ))}
      <Button type="submit" variant="primary" pendingLabel={pendingLabel}>
        {button}
      </Button>
    </form>
  );
}

function findPasswordFault({ next, again }: { next: string; again: string }) {
  if (next.length < MIN_PASSWORD_LENGTH) return { field: "next", words: text.passwordShort };
  return next === again ? null : { field: "again", words: text.passwordsDiffer };
}

const MIN_PASSWORD_LENGTH = 8;
