import { BeatPlanRowInput } from "@vanbook/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { Empty } from "../../parts/EmptyState.styles.ts";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { Tag } from "../../parts/Tag.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { BeatRowLine } from "./BeatRowLine.tsx";
import { type BeatRow, WEEK_DAYS } from "./beat-rows.ts";
import { BeatSet } from "./BeatTable.styles.ts";
import type { BeatPlanModel } from "./use-beat-plan.ts";
import { useTranslated } from "../../text/use-translated.ts";

export function BeatTable({
  model,
  routes,
  isReadOnly,
  level,
}: {
  model: BeatPlanModel;
  routes: readonly Option[] | undefined;
  isReadOnly: boolean;
  level: number;
}) {
  const { beatPlan: text } = useMastersText();
  const rules = useTranslated(BeatPlanRowInput);
  const box = useRef<HTMLElement>(null);
  const next = useRef<string>(undefined);
  const [rowToDelete, setRowToDelete] = useState<BeatRow>();
  const { rows, errors, isEditing, pending } = model;
  useEffect(() => {
    if (next.current === undefined) return;
    const to = box.current?.querySelector<HTMLElement>(next.current) ?? box.current?.querySelector("button");
    to?.focus();
    next.current = undefined;
  }, [rows]);
  const isBusy = pending !== undefined;
  const add = () => {
    next.current = `[data-row="${model.add()}"] input`;
  };
  const goAfter = ({ key }: BeatRow) => {
    const at = rows.findIndex((row) => row.key === key);
    next.current = `[data-row="${(rows[at + 1] ?? rows[at - 1])?.key}"] .vb-button-danger`;
  };
  const remove = (row: BeatRow) => {
    if (row.saved) return setRowToDelete(row);
    goAfter(row);
    model.remove(row);
  };
  const onAnswer = (isYes: boolean) => {
    setRowToDelete(undefined);
    if (!isYes || !rowToDelete) return;
    goAfter(rowToDelete);
    model.remove(rowToDelete);
  };
  const getRouteName = ({ route }: BeatRow) =>
    routes?.find(({ value }) => value === route)?.label ?? text.route;
  const Title = `h${level}` as "h3";
  return (
    <BeatSet as="section" className="vb-set vb-beat" aria-label={text.routes} ref={box}>
      <header className="vb-beat-head">
        <Title className="vb-card-title">{text.routes}</Title>
        {isEditing && <Tag tone="warn">{text.editing}</Tag>}
        {!isReadOnly && (
          <span className="vb-beat-add" data-faulty={errors.plan ? true : undefined}>
            <Button icon="plus" isDisabled={isBusy} onPress={add}>
              {text.addRoute}
            </Button>
          </span>
        )}
      </header>
      {rows.length === 0 ? (
        <Empty as="p" className="vb-empty">
          {text.none}
          {errors.plan && (
            <span className="vb-error" role="alert">
              {errors.plan}
            </span>
          )}
        </Empty>
      ) : (
        <table className="vb-set-table vb-beat-table">
          <thead>
            <tr>
              <th>{rules.RouteID.label}</th>
              {WEEK_DAYS.map((day) => (
                <th key={day} className="vb-beat-tick">
                  {text.days[day]}
                </th>
              ))}
              <th className="vb-beat-tick">{text.extra}</th>
              {!isReadOnly && <th>{text.action}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <BeatRowLine
                key={row.key}
                model={model}
                row={row}
                number={at + 1}
                routes={routes}
                isReadOnly={isReadOnly}
                onRemove={() => remove(row)}
              />
            ))}
          </tbody>
        </table>
      )}
      {rowToDelete && <DeleteQuestion name={getRouteName(rowToDelete)} onAnswer={onAnswer} />}
    </BeatSet>
  );
}

function DeleteQuestion({ name, onAnswer }: { name: string; onAnswer: (isYes: boolean) => void }) {
  const { beatPlan: text, master } = useMastersText();
  return (
    <Dialog
      title={text.deleteTitle(name)}
      isOpen
      onClose={() => onAnswer(false)}
      size="narrow"
      isQuestion
      footer={
        <>
          <Button variant="danger" onPress={() => onAnswer(true)}>
            {master.yes}
          </Button>
          <Button autoFocus onPress={() => onAnswer(false)}>
            {master.cancel}
          </Button>
        </>
      }
    >
      {text.deleteQuestion}
    </Dialog>
  );
}
