import { useRef, useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { Banner } from "../Banner.tsx";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useSay } from "../../text/use-text.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import { TextField } from "../TextField.tsx";
import { PasswordField } from "./PasswordField.tsx";

export interface PasswordQuestionProps<Answer> {
  title: string;
  lead: string;
  action: string;
  isDangerous?: boolean;
  /** Asks for a code of the second factor too. */
  hasCode?: boolean;
  request: (password: string, code: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

export function PasswordQuestion<Answer>(props: PasswordQuestionProps<Answer>) {
  const { title, lead, action, isDangerous = false, hasCode = false, request, onDone, onClose } = props;
  const { account: text, session } = useMastersText();
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<string>();
  const mutation = useSingleMutation({
    request: (_, typedPassword: string) => request(typedPassword, code.trim()),
    onDone: (answer: Answer) => {
      onDone(answer);
      onClose();
    },
    onFailed: (problem) => {
      setFailure(say(getFailureMessage(problem)));
      form.current?.querySelector("input")?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(password === "" ? text.passwordRequired : undefined);
    if (password !== "") mutation.mutate(password);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} size="narrow" isQuestion>
      <Root ref={form} noValidate onSubmit={submit}>
        <p>{lead}</p>
        {failure && <Banner title={failure} />}
        <PasswordField
          name="CurrentPassword"
          label={session.password.fields.CurrentPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {hasCode && (
          <TextField
            label={text.code}
            name="Code"
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            autoFocus
          />
        )}
        <div className="vb-question-buttons">
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            variant={isDangerous ? "danger" : "primary"}
            pendingLabel={mutation.sent !== undefined && text.checking}
          >
            {action}
          </Button>
        </div>
      </Root>
    </Dialog>
  );
}

const Root = styled.form`
  display: grid;
  gap: var(--vb-space-3);
  .vb-question-buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--vb-space-2);
  }
`;
