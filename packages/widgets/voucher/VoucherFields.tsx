import type { Said } from "@vanbook/sdk/rules";
import { memo, useMemo } from "react";
import type { AnyVoucherField } from "./definition.ts";
import { unitsIn } from "./units/own-units.ts";
import { unitHint } from "./units/unit-hint.ts";
import type { VoucherModel } from "./use-voucher.ts";
import { FieldGrid } from "./Voucher.styles.ts";
import { VoucherFieldInput, type VoucherFieldInputProps } from "./VoucherFieldInput.tsx";
import { isPassed, shownFields } from "./voucher-values.ts";

/** Fields of a voucher, above its lines or under them. */
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
  const unitsOf = useMemo(() => unitsIn(items), [items]);
  return (
    <FieldGrid className="vb-voucher-fields">
      {shownFields(fields, voucher.fields).map((field) => (
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

/** One field, memoized: typing in the lines does not redraw it. */
const HeadField = memo(function HeadField(given: HeadFieldProps) {
  const { field } = given;
  return (
    <div
      className={classOf(field)}
      data-field={field.field}
      data-passed={isPassed(field, given.values) || undefined}
    >
      <VoucherFieldInput {...given} hint={unitHint(given.values[field.field] ?? "", given.units, true)} />
    </div>
  );
});

/** Width class of a field. Documents need room for number, date and amount. */
function classOf(field: AnyVoucherField): string {
  if (field.isWide) return "vb-form-wide";
  return field.kind === "lookup" && field.from.isFresh ? "vb-form-field vb-form-documents" : "vb-form-field";
}
