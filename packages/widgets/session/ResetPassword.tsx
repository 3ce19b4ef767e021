import { brokenForm, resetPasswordRules } from "@vanbook/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { PageTitle } from "./PageTitle.styles.ts";
import { Switch } from "../parts/Switch.tsx";
import { useNow } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { PasswordField } from "./PasswordField.tsx";
import { type PasswordField as FieldName, type ResetFailure, resetFailure } from "./reset-failure.ts";
import { useRead } from "../form/use-read.ts";

export interface ResetPasswordProps {
  /** The signed-in user; another user's password can't be changed here. */
  userId: number;
  /** Whether the user may have API keys: then the form asks which of them keep working. */
  mayHaveKeys?: boolean;
  /** Called after the success message was shown; by then the server has ended the session. */
  onDone: () => void;
}

/**
 * Changes one's own password and signs out. A user who has API keys chooses which of them stay.
 * @widget Users and company
 * @element none: as Profile
 * @title Reset Password
 */
export function ResetPassword({ userId, mayHaveKeys = false, onDone }: ResetPasswordProps) {
  const { password: text } = useMastersText().session;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [kept, setKept] = useState<readonly number[]>([]);
  const keys = useOwnKeys(userId, mayHaveKeys);
  const [failure, setFailure] = useState<ResetFailure>({});
  const set = (name: FieldName) => (value: string) => setValues((now) => ({ ...now, [name]: value }));

  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  const mutation = useSingleMutation({
    request: (client, { CurrentPassword, NewPassword }: typeof EMPTY) =>
      client.profile.resetPassword({ Empid: userId, CurrentPassword, NewPassword, KeepKeys: [...kept] }),
    onFailed: (problem) => {
      const found = resetFailure(problem, text);
      setFailure(found);
      const refused = FIELDS.find((name) => found.errors?.[name]);
      if (refused) focus(refused);
    },
  });
  const { isDone } = mutation;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [isDone, onDone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure({});
    const broken = brokenForm(resetPasswordRules, values);
    if (!broken) return mutation.mutate(values);
    const empty = FIELDS.find((name) => !values[name].trim());
    focus(empty ?? "ConfirmPassword");
    setFailure(empty ? { message: broken } : { errors: { ConfirmPassword: broken } });
  };

  const { message, detail, errors = {} } = failure;
  return (
    <>
      <PageTitle className="vb-page-title">{text.title}</PageTitle>
      <Root className="vb-password">
        <form ref={form} noValidate onSubmit={submit}>
          {isDone && <Banner tone="info" title={text.done} />}
          {message && <Banner title={message} detail={detail} />}
          {FIELDS.map((name) => (
            <PasswordField
              key={name}
              name={name}
              label={text.fields[name]}
              autoComplete={name === "CurrentPassword" ? "current-password" : "new-password"}
              value={values[name]}
              onChange={set(name)}
              error={errors[name]}
            />
          ))}
          {keys.length > 0 && (
            <fieldset className="vb-password-keys">
              <legend>{text.keys}</legend>
              <p className="vb-description">{text.keysLead}</p>
              {keys.map(({ id, name }) => (
                <Switch
                  key={id}
                  label={text.keep(name)}
                  isOn={kept.includes(id)}
                  onChange={(isOn) => setKept(isOn ? [...kept, id] : kept.filter((other) => other !== id))}
                />
              ))}
            </fieldset>
          )}
          <Button
            type="submit"
            variant="primary"
            isDisabled={isDone}
            pendingLabel={mutation.sent && text.submitting}
          >
            {text.submit}
          </Button>
        </form>
      </Root>
    </>
  );
}

const FIELDS = ["CurrentPassword", "NewPassword", "ConfirmPassword"] as const;
const EMPTY: Record<FieldName, string> = { CurrentPassword: "", NewPassword: "", ConfirmPassword: "" };
const SEEN_AFTER = 2000;

const Root = styled(Card)`
  max-width: calc(var(--vb-control) * 13);
  padding: var(--vb-space-4);
  form {
    display: grid;
    gap: var(--vb-space-3);
  }
  .vb-button-primary {
    justify-self: start;
    margin-top: var(--vb-space-1);
  }
  .vb-password-keys {
    display: grid;
    gap: var(--vb-space-2);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .vb-password-keys legend {
    padding: 0;
    font-weight: var(--vb-weight-bold);
  }
`;

/** The user's active API keys; empty until known, or if the user may not have any. */
function useOwnKeys(userId: number, mayHaveKeys: boolean) {
  const now = useNow();
  const { data } = useRead({ operation: "apiKeys.list", enabled: mayHaveKeys });
  const works = (expiresAt: string | null) => expiresAt === null || new Date(expiresAt) > now;
  return (data?.data ?? []).filter(
    (key) => key.userId === userId && key.revokedAt === null && works(key.expiresAt),
  );
}
