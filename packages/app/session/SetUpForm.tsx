import { Banner, Button, FormFields, PlainForm, TextField } from "@vanbook/widgets";
import { type FormEvent, useRef } from "react";
import { styled } from "styled-components";
import { setUpText as text } from "../generated/text/en-IN/set-up.ts";
import { ADMINISTRATOR_FIELDS, COMPANY_FIELDS, type SetUpField, useSetUp } from "./use-set-up.ts";

export function SetUpForm({ onTaken }: { onTaken: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { rules, values, errors, warnings, message, pending, set, leave, submit } = useSetUp(onTaken);

  async function send(event: FormEvent) {
    event.preventDefault();
    const refusal = await submit();
    if (refusal) form.current?.querySelector<HTMLElement>(`[name=${refusal}]`)?.focus();
  }

  const renderField = (name: SetUpField) => (
    <div key={name} className={WIDE_FIELDS.has(name) ? "vb-form-wide" : "vb-form-field"}>
      <TextField
        name={name}
        label={rules[name].label}
        isLong={name === "Address"}
        type={PASSWORD_FIELDS.has(name) ? "password" : "text"}
        autoComplete={PASSWORD_FIELDS.has(name) ? "new-password" : "off"}
        autoFocus={name === "code"}
        value={values[name]}
        onChange={set(name)}
        onBlur={() => leave(name)}
        error={errors[name]}
        warning={warnings[name]}
      />
    </div>
  );
  return (
    <Root className="app-set-up vb-form" ref={form} noValidate onSubmit={(event) => void send(event)}>
      <h2>{text.title}</h2>
      <p className="vb-description">{text.lead}</p>
      {message && <Banner tone="error" title={message} />}
      <FormFields className="vb-form-fields">{renderField("code")}</FormFields>
      <fieldset>
        <legend>{text.company}</legend>
        <FormFields className="vb-form-fields">{COMPANY_FIELDS.map(renderField)}</FormFields>
      </fieldset>
      <fieldset>
        <legend>{text.administrator}</legend>
        <FormFields className="vb-form-fields">{ADMINISTRATOR_FIELDS.map(renderField)}</FormFields>
      </fieldset>
      <Button type="submit" variant="primary" pendingLabel={pending && text.submitting}>
        {text.submit}
      </Button>
    </Root>
  );
}

const WIDE_FIELDS: ReadonlySet<SetUpField> = new Set(["code", "CompanyName", "Address"]);
const PASSWORD_FIELDS: ReadonlySet<SetUpField> = new Set(["AdminPassword", "AdminConformPassword"]);

const Root = styled(PlainForm)`
  fieldset {
    margin: var(--vb-space-3) 0 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: var(--vb-space-2);
    font-weight: var(--vb-weight-bold);
  }
  h2 {
    font-size: var(--vb-text-l);
    font-weight: var(--vb-weight-bold);
  }
  .vb-button-primary {
    justify-self: start;
    margin-top: var(--vb-space-3);
  }
`;
