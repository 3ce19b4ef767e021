import { brokenForm, resetPasswordRules } from "@vanbook/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useText } from "../text/use-text.ts";
import { PasswordField } from "./PasswordField.tsx";
import { type PasswordField as FieldName, type ResetFailure, resetFailure } from "./reset-failure.ts";

export interface ResetPasswordProps {
  /** The signed-in user; nobody changes another's password here. */
  userId: number;
  /** Called when the message of success has been seen: the server has ended the session by then. */
  onDone: () => void;
}

/** The form that changes one's own password and then signs out. */
export function ResetPassword({ userId, onDone }: ResetPasswordProps) {
  const { password: text } = useText().session;
  const client = useVanbook();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [state, setState] = useState<State>({ at: "editing" });
  const set = (name: FieldName) => (value: string) => setValues((now) => ({ ...now, [name]: value }));

  const focus = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  useEffect(() => {
    if (state.at !== "done") return;
    const timer = setTimeout(onDone, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [state, onDone]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const broken = brokenForm(resetPasswordRules, values);
    if (broken) {
      const empty = FIELDS.find((name) => !values[name].trim());
      focus(empty ?? "ConfirmPassword");
      return setState({
        at: "editing",
        ...(empty ? { message: broken } : { errors: { ConfirmPassword: broken } }),
      });
    }
    setState({ at: "sending" });
    const answer = await client.profile
      .resetPassword({
        Empid: userId,
        CurrentPassword: values.CurrentPassword,
        NewPassword: values.NewPassword,
      })
      .then<State, State>(
        () => ({ at: "done" }),
        (problem: unknown) => ({ at: "editing", ...resetFailure(problem, text) }),
      );
    setState(answer);
    const refused = answer.at === "editing" && FIELDS.find((name) => answer.errors?.[name]);
    if (refused) focus(refused);
  }

  const { message, detail, errors = {} } = state.at === "editing" ? state : {};
  return (
    <>
      <h1 className="vb-page-title">{text.title}</h1>
      <Card className="vb-password">
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          {state.at === "done" && <Banner tone="info" title={text.done} />}
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
          <Button
            type="submit"
            variant="primary"
            isDisabled={state.at === "done"}
            pendingLabel={state.at === "sending" && text.submitting}
          >
            {text.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}

type State = ({ at: "editing" } & ResetFailure) | { at: "sending" } | { at: "done" };

const FIELDS = ["CurrentPassword", "NewPassword", "ConfirmPassword"] as const;
const EMPTY: Record<FieldName, string> = { CurrentPassword: "", NewPassword: "", ConfirmPassword: "" };
const SEEN_AFTER = 2000;
