import { BeatPlanRowInput } from "@vanbook/sdk/rules";
import { type FormEvent, useRef, useState } from "react";
import { FailureNotice } from "../../form/FailureNotice.tsx";
import { lookUp } from "../../form/look-up.ts";
import { useLookUp } from "../../form/use-look-up.ts";
import { MasterFrame } from "../../master/Master.styles.ts";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { FormFields } from "../../master/MasterFields.styles.ts";
import { FormSurface } from "../../form/FormSurface.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { ComboBox } from "../../parts/ComboBox.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { DiscardQuestion } from "../../master/DiscardQuestion.tsx";
import { useWriting } from "../../form/use-writing.ts";
import { WritingState } from "../../form/WritingState.tsx";
import { useTranslated } from "../../text/use-translated.ts";
import { BeatTable } from "./BeatTable.tsx";
import { type BeatPlanModel, useBeatPlan } from "./use-beat-plan.ts";

export interface BeatPlanProps {
  /** View only, for users who may not write. The server refuses them anyway. */
  isReadOnly?: boolean | undefined;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Called after a save or deletion, with the server's answer. */
  onSaved?: (answer: unknown) => void;
}

/**
 * Plans which routes a salesman works on which days. Each day may have a target.
 * @widget Masters
 * @title Employee Beat Plan
 */
export function BeatPlan({ isReadOnly: isOnlyShown = false, heading = 2, onSaved }: BeatPlanProps) {
  const writing = useWriting(["beatPlans.save"], isOnlyShown);
  const { isReadOnly, isKnown } = writing;
  const { beatPlan: text, master } = useMastersText();
  const rules = useTranslated(BeatPlanRowInput);
  const box = useRef<HTMLFormElement>(null);
  const model = useBeatPlan({ onSaved });
  const employees = useLookUp(EMPLOYEE_LOOKUP, {});
  const routes = useLookUp(ROUTE_LOOKUP, {});
  const [wantedName, setWantedName] = useState<string>();
  // A new key redraws the field with the current employee's name.
  const [turn, setTurn] = useState(0);
  const isUnsaved = model.isDirty && !isReadOnly;
  useMarkUnsaved(isUnsaved);

  const onChoose = (next: string | null) => {
    // The user empties the field to type another name; only Clear removes the employee.
    if (next === null || next === model.employee) return;
    if (!isUnsaved || model.employee === null) return model.choose(next);
    // Close the field's list first: a dialog over an open list would leave the page hidden from
    // assistive technology.
    setTimeout(() => {
      box.current?.querySelector<HTMLElement>(":focus")?.blur();
      setTimeout(() => setWantedName(next), LIST_CLOSES);
    });
  };
  const onAnswer = (isYes: boolean) => {
    setWantedName(undefined);
    if (isYes && wantedName !== undefined) model.choose(wantedName);
    setTurn((now) => now + 1);
    setTimeout(() => box.current?.querySelector<HTMLElement>("input[inputmode=decimal]")?.focus());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReadOnly || model.failure?.isList || model.save()) return;
    setTimeout(() => box.current?.querySelector<HTMLElement>(FAULTY_SELECTOR)?.focus());
  };
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master" data-waiting={!isKnown || undefined} aria-busy={!isKnown}>
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      <WritingState writing={writing} />
      <FormSurface
        className="vb-card vb-form"
        noValidate
        onSubmit={onSubmit}
        ref={box}
        aria-label={text.title}
      >
        {writing.reason && <p className="vb-description">{writing.reason}</p>}
        <BeatNotice model={model} />
        {[employees, routes].some(({ isFailed }) => isFailed) && (
          <Banner
            title={text.failedChoices}
            onRetry={() => [employees, routes].forEach(({ isFailed, retry }) => isFailed && retry())}
          />
        )}
        <FormFields className="vb-form-fields">
          <ComboBox
            key={turn}
            label={rules.EmpID.label}
            options={employees.options}
            value={model.employee}
            onChange={onChoose}
            error={model.errors.employee}
            isRequired
          />
          <TextField
            label={rules.Target.label}
            value={model.target}
            onChange={model.setTarget}
            error={model.errors.target}
            isRequired
            isDisabled={isReadOnly}
            inputMode="decimal"
            autoComplete="off"
            prefix="₹"
          />
        </FormFields>
        {model.pending === "load" && <ProgressLine label={master.loading} />}
        <BeatTable model={model} routes={routes.options} isReadOnly={isReadOnly} level={(heading || 2) + 1} />
        {!isReadOnly && <BeatButtons model={model} onCleared={() => setTurn((now) => now + 1)} />}
      </FormSurface>
      {wantedName !== undefined && <DiscardQuestion onAnswer={onAnswer} />}
    </MasterFrame>
  );
}

BeatPlan.definition = { operation: "beatPlans.list" } as const;

function BeatNotice({ model }: { model: BeatPlanModel }) {
  const { beatPlan: text } = useMastersText();
  const { failure, isMerged } = model;
  if (!failure) return isMerged ? <Banner tone="info" title={text.merged} /> : null;
  return (
    <FailureNotice
      failure={failure}
      onLoadAgain={model.loadAgain}
      onRetry={failure.isList ? model.retry : undefined}
    />
  );
}

function BeatButtons({ model, onCleared }: { model: BeatPlanModel; onCleared: () => void }) {
  const { beatPlan: text, master } = useMastersText();
  const { pending, isEditing } = model;
  const clear = () => {
    model.clear();
    onCleared();
  };
  return (
    <FormButtons className="vb-form-buttons">
      <Button
        type="submit"
        variant="primary"
        isDisabled={pending === "load" || pending === "delete" || model.failure?.isList}
        pendingLabel={pending === "save" && text.processing}
      >
        {isEditing ? master.update : text.save}
      </Button>
      <Button isDisabled={pending === "save" || pending === "delete"} onPress={clear}>
        {master.clear}
      </Button>
    </FormButtons>
  );
}

const EMPLOYEE_LOOKUP = lookUp("users.salesReps", "UserID", "USERNAME");
const ROUTE_LOOKUP = lookUp("routes.names", "RouteID", "RouteName");
const LIST_CLOSES = 50;
const FAULTY_SELECTOR = "[aria-invalid=true], [data-faulty] button";
