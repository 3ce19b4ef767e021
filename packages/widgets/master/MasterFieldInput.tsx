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

/** One field of a master's form, drawn by its kind. */
export function MasterFieldInput({ field, values }: { field: AnyField; values: Values }) {
  const { definition, form, record, isEditable } = useMasterModel();
  const { field: bound, fieldState } = useController({ name: field.field, control: form.control });
  const rule = definition.rules[field.field];
  const isNew = record === undefined;
  const translate = useTranslate();
  const onChange = (value: unknown) => {
    bound.onChange(value);
    for (const [name, next] of Object.entries(
      field.changes?.(value, { ...values, [field.field]: value }) ?? {},
    ))
      form.setValue(name, next, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted || form.getFieldState(name).invalid,
      });
  };
  // Moving to the field's own list is not leaving the field. A press on a button is handled by the button: a
  // message appearing under the field would move the button away before the release.
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
    if (!isInside && (isInForm || !isUntouched)) bound.onBlur();
  };
  const isLooked = fieldState.isTouched || record !== undefined || form.formState.isSubmitted;
  const warning = rule && isLooked && !fieldState.error ? findDoubt(rule, bound.value) : undefined;
  const given = {
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
      {drawn()}
    </div>
  );

  function drawn() {
    const chosen = bound.value === null || bound.value === undefined ? null : String(bound.value);
    switch (field.kind) {
      case "choice":
        return (
          <Select
            {...given}
            options={field.options.map(({ value, label }) => ({ value: String(value), label }))}
            value={chosen}
            onChange={onChange}
          />
        );
      case "lookup":
        return (
          <LookUpInput
            {...given}
            from={field.from}
            placeholder={field.none}
            value={chosen}
            name={nameInRecord(field, field.from.label, record, chosen)}
            values={values}
            onChange={onChange}
          />
        );
      case "date":
        return <DateField {...given} value={chosen} onChange={onChange} />;
      case "switch":
        return (
          <Switch
            label={given.label}
            isDisabled={given.isDisabled}
            isOn={Boolean(bound.value)}
            onChange={onChange}
          />
        );
      case "custom":
        return (
          field.input && (
            <field.input
              {...given}
              value={bound.value as unknown}
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
            {...given}
            warning={warning}
            value={String(bound.value ?? "")}
            onChange={onChange}
            isLong={field.kind === "long"}
            type={field.kind === "password" ? "password" : "text"}
            autoComplete={field.kind === "password" ? "new-password" : "off"}
            inputMode={inputMode(rule?.decimals, rule?.pattern)}
            prefix={field.prefix}
          />
        );
    }
  }
}

/** The chosen value's label as stored in the record, if the record still has that value. */
function nameInRecord(
  { field, read }: AnyField,
  label: string,
  record: AnyRecord | undefined,
  chosen: string | null,
) {
  if (!record) return undefined;
  const kept = read ? read(record) : record[field];
  const name = record[label];
  return String(kept) === chosen && typeof name === "string" ? name : undefined;
}

/** The keyboard that a phone shows. */
function inputMode(decimals: number | undefined, pattern: string | undefined) {
  if (decimals !== undefined) return decimals === 0 ? "numeric" : "decimal";
  return pattern?.startsWith("^[0-9]{") ? "numeric" : "text";
}

/** A choice from a server list. A chosen value that is no longer listed is still shown. */
function LookUpInput(props: {
  label: string;
  from: LookUp;
  placeholder: string | undefined;
  value: string | null;
  /** The chosen value's label, if known without the list. */
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
