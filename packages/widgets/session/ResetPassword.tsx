import { brokenForm, resetPasswordRules } from "@vanbook/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { BANNER_SHOWN_MS } from "../../sdk/format/documented-numbers.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { PageTitle } from "./PageTitle.styles.ts";
import { Switch } from "../parts/Switch.tsx";
import { useNow } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { PasswordField } from "../parts/person/PasswordField.tsx";
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
 * Changes one's own password and signs out. A user with API keys chooses which of them stay valid.
 * @widget Users and company
 * @element none: for the reason given at Profile
 * @title Reset Password
 */
export function ResetPassword({ userId, mayHaveKeys = false, onDone }: ResetPasswordProps) {
  const { master, session } = useMastersText();
  const { password: text } = session;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY_FORM);
  const [keptKeyIds, setKeptKeyIds] = useState<readonly number[]>([]);
  const { keys, error: keysError, retry } = useOwnKeys(userId, mayHaveKeys);
  const [failure, setFailure] = useState<ResetFailure>({});
  const set = (name: FieldName) => (value: string) => setValues((now) => ({ ...now, [name]: value }));

  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  const mutation = useSingleMutation({
    request: (client, { CurrentPassword, NewPassword }: typeof EMPTY_FORM) =>
      client.profile.resetPassword({
        Empid: userId,
        CurrentPassword,
        NewPassword,
        KeepKeys: [...keptKeyIds],
      }),
    onFailed: (problem) => {
      const newFailure = resetFailure(problem, text);
      setFailure(newFailure);
      const refusedFieldName = FIELD_NAMES.find((name) => newFailure.errors?.[name]);
      if (refusedFieldName) focus(refusedFieldName);
    },
  });
  const { isDone } = mutation;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, BANNER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone, onDone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure({});
    const fieldFaults = brokenForm(resetPasswordRules, values);
    if (!fieldFaults) return mutation.mutate(values);
    const empty = FIELD_NAMES.find((name) => !values[name].trim());
    focus(empty ?? "ConfirmPassword");
    setFailure(empty ? { message: fieldFaults } : { errors: { ConfirmPassword: fieldFaults } });
  };

  const { message, detail, errors = {} } = failure;
  return (
    <>
      <PageTitle className="vb-page-title">{text.title}</PageTitle>
      <Root className="vb-password">
        <form ref={form} noValidate onSubmit={submit}>
          {isDone && <Banner tone="info" title={text.done} />}
          {message && <Banner title={message} detail={detail} />}
          {FIELD_NAMES.map((name) => (
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
          {keysError && <Banner title={master.failedList} error={keysError} onRetry={retry} />}
          {keys.length > 0 && (
            <fieldset className="vb-password-keys">
              <legend>{text.keys}</legend>
              <p className="vb-description">{text.keysLead}</p>
              {keys.map(({ id, name }) => (
                <Switch
                  key={id}
                  label={text.keep(name)}
                  isOn={keptKeyIds.includes(id)}
                  onChange={(isOn) =>
                    setKeptKeyIds(isOn ? [...keptKeyIds, id] : keptKeyIds.filter((other) => other !== id))
                  }
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

const FIELD_NAMES = ["CurrentPassword", "NewPassword", "ConfirmPassword"] as const;
const EMPTY_FORM: Record<FieldName, string> = { CurrentPassword: "", NewPassword: "", ConfirmPassword: "" };

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

/** No keys until they are known, or if the user may not have any. */
function useOwnKeys(userId: number, mayHaveKeys: boolean) {
  const now = useNow();
  const { data, error, refetch } = useRead({ operation: "apiKeys.list", enabled: mayHaveKeys });
  const isUnexpired = (expiresAt: string | null) => expiresAt === null || new Date(expiresAt) > now;
  const keys = (data?.data ?? []).filter(
    (key) => key.userId === userId && key.revokedAt === null && isUnexpired(key.expiresAt),
  );
  return { keys, error, retry: () => void refetch() };
}
