import { isVanbookError } from "@vanbook/sdk";
import { Button } from "@vanbook/widgets";
import { useState } from "react";
import { styled } from "styled-components";
import { signInStepsText } from "../generated/text/en-IN/sign-in-steps.ts";
import { useText } from "../text/use-text.ts";
import { CodeStep } from "./CodeStep.tsx";
import { FactorStep } from "./FactorStep.tsx";
import { stepForms } from "./Login.styles.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import { type SignInStep, stepAsked } from "./sign-in-step.ts";
import type { StepProps } from "./step-props.ts";

export interface SignInStepsProps {
  step: SignInStep;
  onStep: (step: SignInStep) => void;
  /** The session has started. */
  onDone: () => Promise<void>;
  /** The password is needed again; `words` says why, or is null if the user chose to start over. */
  onOver: (words: string | null) => void;
}

/** The steps after the password, one after the other. */
export function SignInSteps({ step, onStep, onDone, onOver }: SignInStepsProps) {
  const { signIn: text } = useText();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  const send: StepProps["send"] = async (request) => {
    setIsPending(true);
    setFailure(null);
    try {
      return await request;
    } catch (problem) {
      const asked = stepAsked(problem);
      const words = isVanbookError(problem) && problem.status !== null ? problem.message : text.unexpected;
      if (asked) onStep(asked);
      else if (isVanbookError(problem, "SIGN_IN_OVER")) onOver(words);
      else setFailure(isVanbookError(problem) ? (problem.fields[0]?.message ?? words) : words);
      return undefined;
    } finally {
      setIsPending(false);
    }
  };

  const shared = { send, failure, isPending, onDone };
  return (
    <Root className="app-sign-in-steps">
      {step === "code" && <CodeStep {...shared} />}
      {step === "password" && <PasswordStep {...shared} />}
      {step === "factor" && <FactorStep {...shared} />}
      <Button variant="quiet" onPress={() => onOver(null)}>
        {signInStepsText.startOver}
      </Button>
    </Root>
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
