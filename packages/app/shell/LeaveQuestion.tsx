import { LossQuestion, useMastersText } from "@vanbook/widgets";

export function LeaveQuestion({ onAnswer }: { onAnswer: (leaves: boolean) => void }) {
  const { master: text } = useMastersText();
  return (
    <LossQuestion title={text.leaveTitle} keep={text.stay} lose={text.leave} onAnswer={onAnswer}>
      {text.leaveQuestion}
    </LossQuestion>
  );
}
