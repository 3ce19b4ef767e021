import type { Schema } from "@vanbook/sdk";
import { FactorSetUp, RecoveryCodes, Skeleton } from "@vanbook/widgets";
import { useEffect, useRef, useState } from "react";
import { signInStepsText as text } from "../generated/text/en-IN/sign-in-steps.ts";
import { useServices } from "./session-context.ts";
import type { StepProps } from "./step-props.ts";

/** The second factor that the company requires for the role; it is set up before the session starts. */
export function FactorStep({ send, failure, isPending, onDone }: StepProps) {
  const { vanbook } = useServices();
  const [factor, setFactor] = useState<Schema<"FactorKey">>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begun = useRef(false);

  // Ask for the key only once: a second key would invalidate the first, which may already be on the phone.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
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
              (made) => made && setCodes(made.recoveryCodes),
            )
          }
        />
      )}
    </>
  );
}
