import { LossQuestion } from "../parts/LossQuestion.tsx";
import { useMastersText } from "../text/use-masters-text.ts";

export function DiscardQuestion({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const { master: text } = useMastersText();
  return (
    <LossQuestion title={text.discardTitle} keep={text.keepEditing} lose={text.discard} onAnswer={onAnswer}>
      {text.discardQuestion}
    </LossQuestion>
  );
}
