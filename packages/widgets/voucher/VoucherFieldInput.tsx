import type { Said, FieldRule } from "@vanbook/sdk/rules";
import { useId, type Dispatch, type ReactNode } from "react";
import type { LookUp } from "../form/look-up.ts";
import { useLookUp } from "../form/use-look-up.ts";
import { DateField } from "../parts/dates/DateField.tsx";
import { Select } from "../parts/Select.tsx";
import { Switch } from "../parts/Switch.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useTranslate } from "../text/use-text.ts";
import type { Units } from "../../sdk/format/typed-units.ts";
import { ChoiceInput } from "./choices/ChoiceInput.tsx";
import type { Had } from "./choices/use-lately.ts";
import type { AnyVoucherField, FieldValues } from "./definition.ts";
import type { TypingAction } from "./state/voucher-actions.ts";

export interface VoucherFieldInputProps {
  field: AnyVoucherField;
  rule: FieldRule | undefined;
  values: FieldValues;
  units?: Units | undefined;
  hint?: string | undefined;
  lately?: readonly Had[];
  error: Said | undefined;
  isDisabled: boolean;
  /** Key of the field's line; undefined for a field of the head. */
  line?: number | undefined;
  dispatch: Dispatch<TypingAction>;
}

export function VoucherFieldInput(props: VoucherFieldInputProps) {
  const {
    field,
    rule,
    values,
    units,
    hint,
    lately = NO_RECENT_CHOICES,
    error,
    isDisabled,
    line,
    dispatch,
  } = props;
  const translate = useTranslate();
  const hintId = useId();
  const value = values[field.field] ?? null;
  const onChange = (typedValue: string | null) =>
    dispatch({ type: "fieldChanged", field: field.field, line, value: typedValue });
  const onLeave = () => field.kind === "figure" && dispatch({ type: "figureLeft", field: field.field, line });
  const inputProps = {
    label: rule?.label ?? translate(field.field),
    error,
    isRequired: rule?.required !== undefined,
    isDisabled,
  };
  switch (field.kind) {
    case "choice":
      return (
        <Select
          {...inputProps}
          options={field.options}
          value={value ?? findEmptyOption(field.options)}
          onChange={onChange}
        />
      );
    case "lookup":
      return (
        <MaybePassed from={field.from} values={values}>
          <ChoiceInput
            {...inputProps}
            from={field.from}
            lately={lately}
            placeholder={field.none}
            impliedBy={field.impliedBy}
            value={value}
            values={values}
            onChange={onChange}
          />
        </MaybePassed>
      );
    case "date":
      return <DateField {...inputProps} value={value} onChange={onChange} />;
    case "switch":
      return (
        <Switch
          label={inputProps.label}
          isOn={value === "true"}
          isDisabled={isDisabled}
          error={error}
          onChange={(isOn) => onChange(isOn ? "true" : "")}
        />
      );
    case "figure":
    case "text":
    case undefined:
      return (
        <>
          <TextField
            {...inputProps}
            value={value ?? ""}
            onChange={onChange}
            onBlur={onLeave}
            autoComplete="off"
            // Numeric keypads lack letters for units.
            inputMode={field.kind === "figure" && !units?.larger ? "decimal" : "text"}
            prefix={field.prefix}
            {...(hint !== undefined && { "aria-describedby": hintId })}
          />
          {hint !== undefined && (
            <p className="vb-description vb-unit-hint" id={hintId}>
              {hint}
            </p>
          )}
        </>
      );
  }
}

/** What an empty field says, if one of its options is to leave it empty. */
function findEmptyOption(options: readonly { value: string }[]): string | null {
  return options.some(({ value }) => value === "") ? "" : null;
}

const NO_RECENT_CHOICES: readonly Had[] = [];

interface MaybePassedProps {
  from: LookUp;
  values: FieldValues;
  children: ReactNode;
}

/** If there are no documents to choose from, Enter skips the field. */
function MaybePassed({ from, values, children }: MaybePassedProps) {
  return from.isFresh ? (
    <Passed from={from} values={values}>
      {children}
    </Passed>
  ) : (
    children
  );
}

function Passed({ from, values, children }: MaybePassedProps) {
  const { options } = useLookUp(from, values);
  return <div data-passed={options?.length === 0 || undefined}>{children}</div>;
}
