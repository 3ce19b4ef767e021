import type { Said } from "@vanbook/sdk/rules";
import { memo, useMemo } from "react";
import type { AnyVoucherField } from "./definition.ts";
import { createUnitLookup } from "./units/own-units.ts";
import { describeUnits } from "./units/unit-hint.ts";
import type { VoucherModel } from "./use-voucher.ts";
import { FieldGrid } from "./Voucher.styles.ts";
import { VoucherFieldInput, type VoucherFieldInputProps } from "./VoucherFieldInput.tsx";
import { isPassed, listShownFields } from "./voucher-values.ts";

export function VoucherFields({
  model,
  fields,
  faults,
}: {
  model: VoucherModel;
  fields: readonly AnyVoucherField[];
  faults: Readonly<Record<string, Said>>;
}) {
  const { entry, state, dispatch, writing } = model;
  const { voucher, items } = state;
  const unitsOf = useMemo(() => createUnitLookup(items), [items]);
  return (
    <FieldGrid className="vb-voucher-fields">
      {listShownFields(fields, voucher.fields).map((field) => (
        <HeadField
          key={field.field}
          field={field}
          rule={entry.definition.rules[field.field]}
          values={voucher.fields}
          error={faults[field.field]}
          units={unitsOf(field, voucher.fields)}
          isDisabled={writing.isReadOnly}
          dispatch={dispatch}
        />
      ))}
    </FieldGrid>
  );
}

type HeadFieldProps = Pick<
  VoucherFieldInputProps,
  "field" | "rule" | "values" | "units" | "error" | "isDisabled" | "dispatch"
>;

/** Memoized: typing in the lines does not redraw the field. */
const HeadField = memo(function HeadField(fieldProps: HeadFieldProps) {
  const { field } = fieldProps;
  return (
    <div
      className={getWidthClass(field)}
      data-field={field.field}
      data-passed={isPassed(field, fieldProps.values) || undefined}
    >
      <VoucherFieldInput
        {...fieldProps}
        hint={describeUnits(fieldProps.values[field.field] ?? "", fieldProps.units, true)}
      />
    </div>
  );
});

/** Documents need room for number, date and amount. */
function getWidthClass(field: AnyVoucherField): string {
  if (field.isWide) return "vb-form-wide";
  return field.kind === "lookup" && field.from.isFresh ? "vb-form-field vb-form-documents" : "vb-form-field";
}
