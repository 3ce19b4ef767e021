import { useRef, useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useSay } from "../text/use-text.ts";
import { getFailureMessage } from "../../sdk/text/say-in.ts";
import { PasswordField } from "./PasswordField.tsx";

export interface PasswordQuestionProps<Answer> {
  title: string;
  lead: string;
  action: string;
  isDangerous?: boolean;
  request: (password: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

export function PasswordQuestion<Answer>(props: PasswordQuestionProps<Answer>) {
  const { title, lead, action, isDangerous = false, request, onDone, onClose } = props;
  const { account: text, session } = useMastersText();
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string>();
  const mutation = useSingleMutation({
    request: (_, typedPassword: string) => request(typedPassword),
    onDone: (answer: Answer) => {
      onClose();
      onDone(answer);
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
