import { LossQuestion } from "../parts/LossQuestion.tsx";
import { mastersEnIN } from "../../sdk/text/en-IN/masters.ts";
import { useTextOf } from "../text/use-text.ts";

/** Asks before typed values are replaced by another record or an empty form. */
export function DiscardQuestion({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const { master: text } = useTextOf("masters", mastersEnIN);
  return (
    <LossQuestion title={text.discardTitle} keep={text.keepEditing} lose={text.discard} onAnswer={onAnswer}>
      {text.discardQuestion}
    </LossQuestion>
  );
}
