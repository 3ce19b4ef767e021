import { LossQuestion } from "../parts/LossQuestion.tsx";
import { mastersEnIN } from "../../sdk/text/en-IN/masters.ts";
import { useTextOf } from "../text/use-text.ts";

/** Asks before saving a value that looks wrong but would be accepted. */
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
