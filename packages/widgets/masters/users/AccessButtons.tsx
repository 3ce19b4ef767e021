import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";

/** What an administrator does for a user who can't sign in, or must be locked out. */
export type AccessStep = "link" | "sessions" | "factor";

export interface AccessButtonsProps {
  user: Schema<"UserAccess">;
  isSelf: boolean;
  /** The step being carried out. */
  running: AccessStep | undefined;
  onStep: (step: AccessStep) => void;
}

/** The buttons for one user; each asks for confirmation. */
export function AccessButtons({ user, isSelf, running, onStep }: AccessButtonsProps) {
  const { account } = useMastersText();
  const { access: text } = account;
  const [asked, setAsked] = useState<AccessStep>();
  const steps = STEPS.filter(
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
          onPress={() => setAsked(step)}
        >
          {text.steps[step].label}
        </Button>
      ))}
      {asked && (
        <Dialog
          title={text.steps[asked].title(user.Name)}
          isOpen
          isQuestion
          size="narrow"
          onClose={() => setAsked(undefined)}
          footer={
            <>
              <Button
                variant={asked === "link" ? "primary" : "danger"}
                onPress={() => {
                  setAsked(undefined);
                  onStep(asked);
                }}
              >
                {text.steps[asked].label}
              </Button>
              <Button autoFocus onPress={() => setAsked(undefined)}>
                {account.cancel}
              </Button>
            </>
          }
        >
          {text.steps[asked].lead}
        </Dialog>
      )}
    </span>
  );
}

const STEPS: readonly AccessStep[] = ["link", "sessions", "factor"];
