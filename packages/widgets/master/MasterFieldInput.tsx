import { findDoubt, type Said } from "@vanbook/sdk/rules";
import type { FocusEvent } from "react";
import { useController } from "react-hook-form";
import { DateField } from "../parts/dates/DateField.tsx";
import { Select } from "../parts/Select.tsx";
import { Switch } from "../parts/Switch.tsx";
import { TextField } from "../parts/TextField.tsx";
import type { AnyRecord, Values } from "../form/record.ts";
import { useTranslate } from "../text/use-text.ts";
import type { AnyField } from "./definition.ts";
import { useMasterModel } from "./master-context.ts";
import { isFocusMoved } from "./focus-first.ts";
import { isNeeded } from "./values.ts";
import { ComboBox } from "../parts/ComboBox.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import type { LookUp } from "../form/look-up.ts";
import { useLookUp } from "../form/use-look-up.ts";

export function MasterFieldInput({ field, values }: { field: AnyField; values: Values }) {
  const { definition, form, record, isEditable } = useMasterModel();
  const { field: fieldProps, fieldState } = useController({ name: field.field, control: form.control });
  const rule = definition.rules[field.field];
  const isNew = record === undefined;
  const translate = useTranslate();
  const onChange = (value: unknown) => {
    fieldProps.onChange(value);
    for (const [name, next] of Object.entries(
      field.changes?.(value, { ...values, [field.field]: value }) ?? {},
    ))
      form.setValue(name, next, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted || form.getFieldState(name).invalid,
      });
  };
  // Moving to the field's own list is not leaving the field. A press on a button is handled by the
  // button: a message appearing under the field would move the button away before the release.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside =
      relatedTarget instanceof Element &&
      (currentTarget.contains(relatedTarget) ||
        relatedTarget.closest(".vb-popover, .vb-form-buttons button:active") !== null);
    // An untouched form, as after a save, shows no errors when the user moves to the list.
    const isUntouched = !form.formState.isDirty && !form.formState.isSubmitted;
    const isInForm =
      relatedTarget instanceof Element && currentTarget.closest("form")?.contains(relatedTarget) === true;
    if (isFocusMoved(currentTarget)) return;
    if (!isInside && (isInForm || !isUntouched)) fieldProps.onBlur();
  };
  const isLooked = fieldState.isTouched || record !== undefined || form.formState.isSubmitted;
  const warning =
    isLooked && !fieldState.error
      ? ((rule && findDoubt(rule, fieldProps.value)) ?? field.findFault?.(fieldProps.value))
      : undefined;
  const inputProps = {
    label: rule?.label ?? translate(field.field),
    error: fieldState.error?.message,
    isRequired: isNeeded(definition, field.field, values, record),
    isDisabled: !isEditable || (field.isFixed?.(values, isNew) ?? false),
  };
  return (
    <div
      className={field.isWide || field.kind === "long" ? "vb-form-wide" : "vb-form-field"}
      data-field={field.field}
      onBlur={onBlur}
    >
      {drawInput()}
    </div>
  );

  function drawInput() {
    const chosenValue =
      fieldProps.value === null || fieldProps.value === undefined ? null : String(fieldProps.value);
    switch (field.kind) {
      case "choice":
        return (
          <Select
            {...inputProps}
            options={field.options.map(({ value, label }) => ({ value: String(value), label }))}
            value={chosenValue}
            onChange={onChange}
          />
        );
      case "lookup":
        return (
          <LookUpInput
            {...inputProps}
            from={field.from}
            placeholder={field.none}
            value={chosenValue}
            name={findNameInRecord(field, field.from.label, record, chosenValue)}
            values={values}
            onChange={onChange}
          />
        );
      case "date":
        return <DateField {...inputProps} value={chosenValue} onChange={onChange} />;
      case "switch":
        return (
          <Switch
            label={inputProps.label}
            isDisabled={inputProps.isDisabled}
            error={inputProps.error}
            isOn={Boolean(fieldProps.value)}
            onChange={onChange}
          />
        );
      case "custom":
        return (
          field.input && (
            <field.input
              {...inputProps}
              value={fieldProps.value as unknown}
              onChange={onChange}
              values={values}
              record={record}
            />
          )
        );
      case "text":
      case "long":
      case "password":
      case undefined:
        return (
          <TextField
            {...inputProps}
            warning={warning}
            value={String(fieldProps.value ?? "")}
            onChange={onChange}
            isLong={field.kind === "long"}
            type={field.kind === "password" ? "password" : "text"}
            autoComplete={field.kind === "password" ? "new-password" : "off"}
            inputMode={chooseInputMode(rule?.decimals, rule?.pattern)}
            prefix={field.prefix}
          />
        );
    }
  }
}

/** Undefined if the record no longer has the chosen value. */
function findNameInRecord(
  { field, read }: AnyField,
  label: string,
  record: AnyRecord | undefined,
  chosenValue: string | null,
) {
  if (!record) return undefined;
  const storedValue = read ? read(record) : record[field];
  const name = record[label];
  return String(storedValue) === chosenValue && typeof name === "string" ? name : undefined;
}

function chooseInputMode(decimals: number | undefined, pattern: string | undefined) {
  if (decimals !== undefined) return decimals === 0 ? "numeric" : "decimal";
  return pattern?.startsWith("^[0-9]{") ? "numeric" : "text";
}

/** A chosen value that is no longer in the server's list is still shown. */
function LookUpInput(props: {
  label: string;
  from: LookUp;
  placeholder: string | undefined;
  value: string | null;
  /** Undefined if the label is known only from the list. */
  name: string | undefined;
  values: Values;
  onChange: (value: string | null) => void;
  error: Said | undefined;
  isRequired: boolean;
  isDisabled: boolean;
}) {
  const { from, values, value, error } = props;
  const { master: text } = useMastersText();
  const { options, isOff, isFailed } = useLookUp(from, values);
  const isListed = value === null || !options || options.some((option) => option.value === value);
  return (
    <ComboBox
      label={props.label}
      options={isListed ? options : [{ value, label: props.name ?? text.notInList(value) }, ...options]}
      value={value}
      onChange={props.onChange}
      placeholder={props.placeholder}
      error={error ?? (isFailed ? (from.failed ?? text.choicesFailed) : undefined)}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled || isOff}
    />
  );
}
