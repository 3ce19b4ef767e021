import type { Said, FieldRule } from "@vanbook/sdk/rules";
import { Fragment, memo, type Dispatch } from "react";
import { date } from "../../sdk/format/date.ts";
import type { LookUp } from "../form/look-up.ts";
import { useLookUp } from "../form/use-look-up.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { findChoiceList } from "./choices/choice-list.ts";
import type { Had } from "./choices/use-lately.ts";
import type { AnyVoucherLines, VoucherLine as LineValues } from "./definition.ts";
import { formatFigure, type Figures, type PricedFigure, type VoucherPricing } from "./pricing.ts";
import { readOnlyCell, type DocumentLine, type LinesProposal } from "./proposal.ts";
import type { TypingAction } from "./state/voucher-actions.ts";
import type { UnitsOf } from "./units/own-units.ts";
import { describeUnits } from "./units/unit-hint.ts";
import { VoucherFieldInput, type VoucherFieldInputProps } from "./VoucherFieldInput.tsx";
import { normaliseFigure, isEmptyLine, isPassed } from "./voucher-values.ts";

export interface VoucherLineProps {
  columns: AnyVoucherLines["columns"];
  rules: AnyVoucherLines["rules"];
  proposal: LinesProposal | undefined;
  of: DocumentLine | undefined;
  /** One text, so that memo can compare the names of the figures next to the first column. */
  beside: string;
  figures: VoucherPricing["lines"];
  priced: Figures | undefined;
  reckon: AnyVoucherLines["reckon"];
  line: LineValues;
  inOwn: LineValues;
  unitsOf: UnitsOf;
  lately: readonly Had[];
  number: number;
  /** The line's errors by field as one text, so that memo can compare them. */
  faults: string;
  isReadOnly: boolean;
  /** Columns that don't apply to the line, as one text: Enter skips them. */
  passed: string;
  /** The focus is here. Lists are built only for this line: hundreds would take seconds. */
  isActive: boolean;
  /** Called on focus; with the field if it must be drawn before it can be focused. */
  onActive: (key: number, field?: string) => void;
  dispatch: Dispatch<TypingAction>;
}

export const VoucherLine = memo(function VoucherLine(props: VoucherLineProps) {
  const { columns, rules, proposal, of, beside, figures, line, number, isReadOnly, isActive } = props;
  const { inOwn, unitsOf, lately, onActive, dispatch } = props;
  const { voucherEntry: text } = useMastersText();
  const faults = JSON.parse(props.faults) as Readonly<Record<string, Said>>; // written by pickLineFaults
  const isEmpty = isEmptyLine(line);
  const passedFields = props.passed.split(" ");
  const besides = beside.split(" ");
  const shownFigures = proposal?.figures.filter(({ field }) => besides.includes(field)) ?? [];
  const pricedFigures = isEmpty ? undefined : (props.priced ?? props.reckon?.(inOwn.fields, of));
  const quantityColumn = columns.find(({ unitsOf: name }) => name !== undefined);
  const isBound = of !== undefined && proposal?.number !== undefined;
  return (
    <div
      role="row"
      className="vb-line"
      onFocus={({ target }) => isActive || onActive(line.key, listOf(target))}
    >
      <span role="rowheader" className="vb-line-number">
        {number}
      </span>
      {columns.map((field, at) => {
        const rule = rules[field.field];
        const cell = readOnlyCell(proposal, field, of);
        const units = unitsOf(field, line.fields, of);
        const inputProps: VoucherFieldInputProps = {
          field,
          units,
          hint: describeUnits(line.fields[field.field] ?? "", units, field === quantityColumn),
          rule: isEmpty ? removeRequirement(rule) : rule,
          values: line.fields,
          lately,
          error: faults[field.field],
          isDisabled: isReadOnly,
          line: line.key,
          dispatch,
        };
        return (
          <Fragment key={field.field}>
            {cell === undefined ? (
              <div
                role="cell"
                className={`vb-line-cell vb-line-${field.kind ?? "text"}`}
                data-field={`${line.key}.${field.field}`}
                data-line={line.key}
                data-empty={(isEmpty && !isBound) || undefined}
                data-passed={isPassed(field, line.fields) || passedFields.includes(field.field) || undefined}
              >
                {field.kind === "lookup" && !isActive ? (
                  <Chosen {...inputProps} from={field.from} />
                ) : (
                  <VoucherFieldInput {...inputProps} />
                )}
              </div>
            ) : (
              <span
                role="cell"
                className={`vb-line-fixed${typeof cell === "number" ? " vb-num" : ""}`}
                data-label={rule?.label}
              >
                {typeof cell === "number"
                  ? normaliseFigure(rule, String(cell))
                  : field.kind === "date"
                    ? date(cell)
                    : cell}
              </span>
            )}
            {at === 0 && shownFigures.map((figure) => <Shown key={figure.field} figure={figure} of={of} />)}
          </Fragment>
        );
      })}
      {figures.map((figure) => (
        <Shown key={figure.field} figure={figure} of={pricedFigures} />
      ))}
      <span role="cell" className="vb-line-end">
        {!isEmpty && !isReadOnly && !isBound && (
          <IconButton
            className="vb-line-remove"
            icon="close"
            label={text.removeLine(String(number))}
            onPress={() => dispatch({ type: "lineRemoved", line: line.key })}
          />
        )}
      </span>
    </div>
  );
});

function Shown({ figure, of }: { figure: PricedFigure; of: Figures | DocumentLine | undefined }) {
  return (
    <span role="cell" className="vb-line-shown vb-num" data-label={figure.label}>
      {of && formatFigure(figure, of)}
    </span>
  );
}

/** The focus may come to the placeholder of a field whose list is not built yet. */
function listOf(target: Element): string | undefined {
  const field = target.closest<HTMLElement>(".vb-line-lookup")?.dataset["field"];
  return field?.slice(field.indexOf(".") + 1);
}

/** An empty line does not count, so nothing in it is required. */
function removeRequirement(rule: FieldRule | undefined): FieldRule | undefined {
  if (!rule) return undefined;
  const { required: _, ...rest } = rule;
  return rest;
}

function Chosen({ from, values, field, rule, error, isDisabled }: VoucherFieldInputProps & { from: LookUp }) {
  const { options } = useLookUp(from, values);
  const chosenOption = options && findChoiceList(options).byValue.get(values[field.field] ?? "");
  return (
    <TextField
      label={rule?.label ?? field.field}
      value={chosenOption?.label ?? ""}
      error={error}
      isDisabled={isDisabled}
      isReadOnly
    />
  );
}
