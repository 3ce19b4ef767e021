import { Banner, Button } from "@vanbook/widgets";
import { type FormEvent, useState } from "react";
import { signInStepsText as text } from "../generated/text/en-IN/sign-in-steps.ts";
import { NewPasswordFields, passwordFault } from "./NewPasswordFields.tsx";
import { useServices } from "./session-context.ts";
import type { StepProps } from "./step-props.ts";

/** Replaces an assigned password with the user's own. */
export function PasswordStep({ send, failure, isPending, onDone }: StepProps) {
  const { vanbook } = useServices();
  const [values, setValues] = useState({ next: "", again: "" });
  const [fault, setFault] = useState<ReturnType<typeof passwordFault>>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = passwordFault(values);
    setFault(found);
    if (!found && (await send(vanbook.signIn.choosePassword({ NewPassword: values.next })))) return onDone();
    form.querySelector<HTMLInputElement>(`[name=${found?.field ?? "next"}]`)?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h2>{text.ownPassword}</h2>
      <p>{text.ownPasswordLead}</p>
      {failure && <Banner tone="error" title={failure} />}
      <NewPasswordFields values={values} onChange={setValues} fault={fault} />
      <Button type="submit" variant="primary" pendingLabel={isPending && text.savingPassword}>
        {text.savePassword}
      </Button>
    </form>
  );
}
