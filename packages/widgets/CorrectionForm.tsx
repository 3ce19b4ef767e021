import { Suspense } from "react";
import { unknownFactsText } from "../sdk/generated/text/en-IN/unknown-facts.ts";
import type { UnknownFact } from "./form/use-unknown-facts.ts";
import { correctionForms } from "./master-forms.tsx";
import { useTextOf } from "./text/use-text.ts";

interface CorrectionFormProps {
  fact: UnknownFact;
  onClose: () => void;
}

/** The form of the master that has the fact, in a dialog. It also closes after saving. */
export function CorrectionForm({ fact: { master, id, name }, onClose }: CorrectionFormProps) {
  const text = useTextOf("unknownFacts", unknownFactsText);
  const { Form } = correctionForms[master];
  return (
    <Suspense fallback={null}>
      <Form title={text.correct(name)} initial={NO_VALUES} recordId={id} onMade={onClose} onClose={onClose} />
    </Suspense>
  );
}

/** Whether a person of this role may save the form. The turnover is in the settings. */
export function canCorrect({ master, field }: UnknownFact, role: number | undefined): boolean {
  return field !== "Turnover" && role !== undefined && correctionForms[master].roles.includes(role);
}

const NO_VALUES: Readonly<Record<string, never>> = {};
