import { BeatPlanRowInput } from "@vanbook/sdk/rules";
import { useId } from "react";
import { Button } from "../../parts/Button.tsx";
import { ComboBox } from "../../parts/ComboBox.tsx";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { Tag } from "../../parts/Tag.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useSay } from "../../text/use-text.ts";
import { type BeatRow, WEEK_DAYS, isModified, listOtherRoutes } from "./beat-rows.ts";
import type { BeatPlanModel } from "./use-beat-plan.ts";
import { useTranslated } from "../../text/use-translated.ts";

export function BeatRowLine({
  model,
  row,
  number,
  routes,
  isReadOnly,
  onRemove,
}: {
  model: BeatPlanModel;
  row: BeatRow;
  number: number;
  routes: readonly Option[] | undefined;
  isReadOnly: boolean;
  onRemove: () => void;
}) {
  const say = useSay();
  const { beatPlan: text, master } = useMastersText();
  const rules = useTranslated(BeatPlanRowInput);
  const words = useId();
  const fault = model.errors.rows?.[row.key];
  const noDay = fault?.field === "days" ? fault.message : undefined;
  const isFixed = isReadOnly || model.pending === "save" || model.pending === "delete";
  const takenRoutes = listOtherRoutes(model.rows, row);
  const free = routes?.filter(({ value }) => !takenRoutes.has(value) || value === row.route);
  const missingRoute = free?.some(({ value }) => value === row.route) === false ? row.route : null;
  const options =
    missingRoute === null
      ? free
      : [{ value: missingRoute, label: master.notInList(missingRoute) }, ...(free ?? [])];
  const tick = (
    label: string,
    isOn: boolean,
    change: (isOn: boolean) => Partial<BeatRow>,
    isDay: boolean,
  ) => (
    <label>
      <input
        type="checkbox"
        aria-label={text.row(label, number)}
        aria-invalid={(isDay && noDay !== undefined) || undefined}
        aria-describedby={isDay && noDay !== undefined ? words : undefined}
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => model.edit(row.key, change(event.target.checked))}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  );
  return (
    <tr data-row={row.key} data-modified={isModified(row) || undefined}>
      <td className="vb-beat-route">
        <div>
          <ComboBox
            label={text.row(rules.RouteID.label, number)}
            options={options}
            value={row.route}
            onChange={(route) => model.edit(row.key, { route })}
            error={fault?.field === "route" ? fault.message : undefined}
            isDisabled={isFixed}
          />
          {!row.saved && <Tag tone="ok">{text.new}</Tag>}
          {isModified(row) && <Tag tone="warn">{text.modified}</Tag>}
          {noDay && (
            <span className="vb-error" id={words}>
              {say(noDay)}
            </span>
          )}
        </div>
      </td>
      {WEEK_DAYS.map((day) => (
        <td key={day} className="vb-beat-tick">
          {tick(
            text.days[day],
            row.days.has(day),
            (isOn) => {
              const days = new Set(row.days);
              if (isOn) days.add(day);
              else days.delete(day);
              return { days };
            },
            true,
          )}
        </td>
      ))}
      <td className="vb-beat-tick">{tick(text.extra, row.isExtra, (isExtra) => ({ isExtra }), false)}</td>
      {!isReadOnly && (
        <td className="vb-beat-action">
          <Button
            variant="danger"
            aria-label={text.row(master.delete, number)}
            isDisabled={model.pending === "save" || model.pending === "load"}
            pendingLabel={model.pending === "delete" && model.deleting === row.key && master.deleting}
            onPress={onRemove}
          >
            {master.delete}
          </Button>
        </td>
      )}
    </tr>
  );
}
