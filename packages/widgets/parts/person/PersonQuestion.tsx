import { isVanbookError } from "@vanbook/sdk";
import { useState } from "react";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { PasswordQuestion } from "./PasswordQuestion.tsx";

/**
 * Asks the signed-in user for the password, and for a code where the server wants one, before
 * people, keys, limits or factors are changed.
 */
export function PersonQuestion({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { account: text } = useMastersText();
  const client = useVanbook();
  const [hasCode, setHasCode] = useState(false);
  return (
    <PasswordQuestion
      title={text.confirmTitle}
      lead={text.confirmLead}
      action={text.confirm}
      hasCode={hasCode}
      request={(Password, Code) =>
        client.session.confirm({ Password, ...(Code !== "" && { Code }) }).catch((problem: unknown) => {
          if (isVanbookError(problem, "CODE_REQUIRED")) setHasCode(true);
          throw problem;
        })
      }
      onDone={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}
