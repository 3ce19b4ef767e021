import { isVanbookError, type Schema } from "@vanbook/sdk";
import { Banner, Button, FactorSetUp, RecoveryCodes, Skeleton, TextField } from "@vanbook/widgets";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { signInStepsText as text } from "../generated/text/en-IN/sign-in-steps.ts";
import { useText } from "../text/use-text.ts";
import { stepForms } from "./Login.styles.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { useServices } from "./session-context.ts";
import { type SignInStep, stepAsked } from "./sign-in-step.ts";

export interface SignInStepsProps {
  step: SignInStep;
  onStep: (step: SignInStep) => void;
  onDone: () => Promise<void>;
  /** The password is needed again; `words` says why, or is null if the user chose to start over. */
  onOver: (words: string | null) => void;
}

export function SignInSteps({ step, onStep, onDone, onOver }: SignInStepsProps) {
  const { unexpected } = useText().signIn;
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  const send: StepProps["send"] = async (request) => {
    setIsPending(true);
    setFailure(null);
    try {
      return await request;
    } catch (problem) {
      const nextStep = stepAsked(problem);
      const words = isVanbookError(problem) && problem.status !== null ? problem.message : unexpected;
      if (nextStep) onStep(nextStep);
      else if (isVanbookError(problem, "SIGN_IN_OVER")) onOver(words);
      else setFailure(isVanbookError(problem) ? (problem.fields[0]?.message ?? words) : words);
      return undefined;
    } finally {
      setIsPending(false);
    }
  };

  const stepProps = { send, failure, isPending, onDone };
  return (
    <Root className="app-sign-in-steps">
      {step === "code" && <CodeStep {...stepProps} />}
      {step === "password" && <PasswordStep {...stepProps} />}
      {step === "factor" && <FactorStep {...stepProps} />}
      <Button variant="quiet" onPress={() => onOver(null)}>
        {text.startOver}
      </Button>
    </Root>
  );
}

interface StepProps extends Pick<SignInStepsProps, "onDone"> {
  /** Sends the request. Undefined if it was refused or sign-in continues in another way. */
  send: <Answer>(request: Promise<Answer>) => Promise<Answer | undefined>;
  failure: string | null;
  isPending: boolean;
}

function CodeStep({ send, failure, isPending, onDone }: StepProps) {
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

function PasswordStep({ send, failure, isPending, onDone }: StepProps) {
  const { vanbook } = useServices();

  async function choose(NewPassword: string) {
    const isTaken = (await send(vanbook.signIn.choosePassword({ NewPassword }))) !== undefined;
    if (isTaken) await onDone();
    return isTaken;
  }

  return (
    <>
      <h2>{text.ownPassword}</h2>
      <p>{text.ownPasswordLead}</p>
      <NewPasswordForm
        failure={failure}
        button={text.savePassword}
        pendingLabel={isPending && text.savingPassword}
        onPassword={choose}
      />
    </>
  );
}

/**
 * The second factor that the company requires for the role; it is set up before the session starts.
 */
function FactorStep({ send, failure, isPending, onDone }: StepProps) {
  const { vanbook } = useServices();
  const [factor, setFactor] = useState<Schema<"FactorKey">>();
  const [codes, setCodes] = useState<readonly string[]>();
  const hasBegun = useRef(false);

  // Ask for the key only once: a second key would invalidate the first, which may already be on the
  // phone.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send(vanbook.signIn.beginFactor()).then(setFactor);
  }, [send, vanbook]);

  if (codes) return <RecoveryCodes codes={codes} onKept={() => void onDone()} />;
  return (
    <>
      <h2>{text.factor}</h2>
      <p>{text.factorLead}</p>
      {!factor && <Skeleton />}
      {factor && (
        <FactorSetUp
          factor={factor}
          isSending={isPending}
          failure={failure ?? undefined}
          onCode={(Code) =>
            void send(vanbook.signIn.confirmFactor({ Code })).then(
              (answer) => answer && setCodes(answer.recoveryCodes),
            )
          }
        />
      )}
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--vb-space-3);
  ${stepForms}
  & > .vb-button-quiet {
    justify-self: start;
  }
`;
