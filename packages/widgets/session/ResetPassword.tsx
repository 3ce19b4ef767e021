import { isVanbookError } from "@vanbook/sdk";
import { brokenForm, resetPasswordRules } from "@vanbook/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { PasswordField } from "./PasswordField.tsx";
import { sessionText } from "./text-en-IN.ts";

export interface ResetPasswordProps {
  /** The signed-in user; nobody changes another's password here. */
  userId: number;
  /** Called when the message of success has been seen: the server has ended the session by then. */
  onDone: () => void;
}

/** The form that changes one's own password and then signs out. */
export function ResetPassword({ userId, onDone }: ResetPasswordProps) {
  const client = useVanbook();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [state, setState] = useState<State>({ at: "editing" });
  const set = (name: keyof Values) => (value: string) => setValues((now) => ({ ...now, [name]: value }));

  useEffect(() => {
    if (state.at !== "done") return;
    const timer = setTimeout(onDone, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [state, onDone]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const broken = brokenForm(resetPasswordRules, values);
    if (broken) {
      const first = FIELDS.find(({ name }) => !values[name].trim()) ?? CONFIRM;
      form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
      const isOneField = first === CONFIRM && values.ConfirmPassword !== "";
      return setState(
        isOneField ? { at: "editing", errors: { [first.name]: broken } } : { at: "editing", message: broken },
      );
    }
    setState({ at: "sending" });
    setState(
      await client.profile
        .resetPassword({
          Empid: userId,
          CurrentPassword: values.CurrentPassword,
          NewPassword: values.NewPassword,
        })
        .then<State, State>(() => ({ at: "done" }), failed),
    );
  }

  const { message, detail, errors = {} } = state.at === "editing" ? state : {};
  return (
    <>
      <h1 className="vb-page-title">{text.title}</h1>
      <Card className="vb-password">
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          {state.at === "done" && <Banner tone="info" title={text.done} />}
          {message && <Banner title={message} detail={detail} />}
          {FIELDS.map(({ name, label, autoComplete }) => (
            <PasswordField
              key={name}
              name={name}
              label={label}
              autoComplete={autoComplete}
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

/** The documented words: refused by the server, failed there, or no answer at all. */
function failed(problem: unknown): State {
  if (!isVanbookError(problem) || problem.status === null) return { at: "editing", message: text.noAnswer };
  if (problem.status >= 500) return { at: "editing", message: text.failed };
  const errors = FIELDS.flatMap(({ name, label }) => {
    const refused = problem.fields.find(({ field }) => field === name);
    return refused ? [[name, `${label} ${refused.message}`] as const] : [];
  });
  return {
    at: "editing",
    message: text.refused,
    detail: problem.message === text.refused ? undefined : problem.message,
    errors: Object.fromEntries(errors),
  };
}

type Values = Record<"CurrentPassword" | "NewPassword" | "ConfirmPassword", string>;

type State =
  | {
      at: "editing";
      message?: string;
      detail?: string | undefined;
      errors?: Partial<Record<keyof Values, string>>;
    }
  | { at: "sending" }
  | { at: "done" };

const text = sessionText.password;
const EMPTY: Values = { CurrentPassword: "", NewPassword: "", ConfirmPassword: "" };
const CONFIRM = { name: "ConfirmPassword", label: text.confirm, autoComplete: "new-password" } as const;
const FIELDS = [
  { name: "CurrentPassword", label: text.current, autoComplete: "current-password" },
  { name: "NewPassword", label: text.new, autoComplete: "new-password" },
  CONFIRM,
] as const;
const SEEN_AFTER = 2000;
