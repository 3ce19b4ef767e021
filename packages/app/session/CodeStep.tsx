import { Banner, Button, TextField } from "@vanbook/widgets";
import { type FormEvent, useState } from "react";
import { signInStepsText as text } from "../generated/text/en-IN/sign-in-steps.ts";
import { useServices } from "./session-context.ts";
import type { StepProps } from "./step-props.ts";

/** The code of the second factor, or a recovery code. */
export function CodeStep({ send, failure, isPending, onDone }: StepProps) {
  const { vanbook } = useServices();
  const [code, setCode] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    const Code = code.trim();
    setIsMissing(Code === "");
    if (Code !== "" && (await send(vanbook.signIn.verifyCode({ Code })))) return onDone();
    field?.focus();
    field?.select();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p>{text.codeLead}</p>
      {failure && <Banner tone="error" title={failure} />}
      <TextField
        label={text.code}
        name="code"
        autoComplete="one-time-code"
        spellCheck="false"
        autoFocus
        value={code}
        onChange={setCode}
        error={isMissing ? text.codeRequired : undefined}
      />
      <Button type="submit" variant="primary" pendingLabel={isPending && text.verifying}>
        {text.verify}
      </Button>
    </form>
  );
}
