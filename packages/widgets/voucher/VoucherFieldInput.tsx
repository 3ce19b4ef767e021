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
  /** The units in which a quantity may be typed, and for converting it. */
  units?: Units | undefined;
  hint?: string | undefined;
  /** What the head's party had recently, offered first. */
  lately?: readonly Had[];
  error: Said | undefined;
  isDisabled: boolean;
  /** Key of its line; undefined for a field of the head. */
  line?: number | undefined;
  dispatch: Dispatch<TypingAction>;
}

/** One field of a voucher: its kind decides how it is drawn. */
export function VoucherFieldInput(props: VoucherFieldInputProps) {
  const { field, rule, values, units, hint, lately = NONE, error, isDisabled, line, dispatch } = props;
  const translate = useTranslate();
  const hintId = useId();
  const value = values[field.field] ?? null;
  const onChange = (typed: string | null) =>
    dispatch({ type: "fieldChanged", field: field.field, line, value: typed });
  const onLeave = () => field.kind === "figure" && dispatch({ type: "figureLeft", field: field.field, line });
  const given = {
    label: rule?.label ?? translate(field.field),
    error,
    isRequired: rule?.required !== undefined,
    isDisabled,
  };
  switch (field.kind) {
    case "choice":
      return <Select {...given} options={field.options} value={value} onChange={onChange} />;
    case "lookup":
      return (
        <MaybePassed from={field.from} values={values}>
          <ChoiceInput
            {...given}
            from={field.from}
            lately={lately}
            placeholder={field.none}
            value={value}
            values={values}
            onChange={onChange}
          />
        </MaybePassed>
      );
    case "date":
      return <DateField {...given} value={value} onChange={onChange} />;
    case "switch":
      return (
        <Switch
          label={given.label}
          isOn={value === "true"}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(isOn ? "true" : "")}
        />
      );
    case "figure":
    case "text":
    case undefined:
      return (
        <>
          <TextField
            {...given}
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

const NONE: readonly Had[] = [];

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
