import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";

/** Steps that an administrator takes for a user who can't sign in or must be locked out. */
export type AccessStep = "link" | "sessions" | "factor";

export interface AccessButtonsProps {
  user: Schema<"UserAccess">;
  isSelf: boolean;
  running: AccessStep | undefined;
  onStep: (step: AccessStep) => void;
}

export function AccessButtons({ user, isSelf, running, onStep }: AccessButtonsProps) {
  const { account } = useMastersText();
  const { access: text } = account;
  const [stepToConfirm, setStepToConfirm] = useState<AccessStep>();
  const steps = ACCESS_STEPS.filter(
    (step) =>
      (step === "sessions" && user.sessions > 0) ||
      (step === "link" && !isSelf && user.Active === 1) ||
      (step === "factor" && !isSelf && user.hasFactor),
  );
  return (
    <span className="vb-line-tags">
      {steps.map((step) => (
        <Button
          key={step}
          aria-label={`${text.steps[step].label}: ${user.Name}`}
          pendingLabel={running === step && text.running}
          onPress={() => setStepToConfirm(step)}
        >
          {text.steps[step].label}
        </Button>
      ))}
      {stepToConfirm && (
        <Dialog
          title={text.steps[stepToConfirm].title(user.Name)}
          isOpen
          isQuestion
          size="narrow"
          onClose={() => setStepToConfirm(undefined)}
          footer={
            <>
              <Button
                variant={stepToConfirm === "link" ? "primary" : "danger"}
                onPress={() => {
                  setStepToConfirm(undefined);
                  onStep(stepToConfirm);
                }}
              >
                {text.steps[stepToConfirm].label}
              </Button>
              <Button autoFocus onPress={() => setStepToConfirm(undefined)}>
                {account.cancel}
              </Button>
            </>
          }
        >
          {text.steps[stepToConfirm].lead}
        </Dialog>
      )}
    </span>
  );
}

const ACCESS_STEPS: readonly AccessStep[] = ["link", "sessions", "factor"];
