import { LossQuestion } from "../parts/LossQuestion.tsx";
import { useMastersText } from "../text/use-masters-text.ts";

/** Asks before saving a value that looks wrong but would be accepted. */
export function DoubtQuestion({
  doubts,
  onAnswer,
}: {
  doubts: readonly string[];
  onAnswer: (isYes: boolean) => void;
}) {
  const { master: text } = useMastersText();
  return (
    <LossQuestion title={text.doubtTitle} keep={text.correct} lose={text.saveAnyway} onAnswer={onAnswer}>
      {doubts.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>{text.doubtQuestion}</p>
    </LossQuestion>
  );
}
