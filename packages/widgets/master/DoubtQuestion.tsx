import { LossQuestion } from "../parts/LossQuestion.tsx";
import { mastersEnIN } from "../text/en-IN/masters.ts";
import { useTextOf } from "../text/use-text.ts";

/** Asks before a value is saved that looks wrong, though it would be taken. */
export function DoubtQuestion({
  doubts,
  onAnswer,
}: {
  doubts: readonly string[];
  onAnswer: (isYes: boolean) => void;
}) {
  const { master: text } = useTextOf("masters", mastersEnIN);
  return (
    <LossQuestion title={text.doubtTitle} keep={text.correct} lose={text.saveAnyway} onAnswer={onAnswer}>
      {doubts.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>{text.doubtQuestion}</p>
    </LossQuestion>
  );
}
