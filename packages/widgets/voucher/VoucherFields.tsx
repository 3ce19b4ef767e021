import { memo } from "react";
import type { AnyVoucherField } from "./definition.ts";
import type { VoucherModel } from "./use-voucher-model.ts";
import { unitHint } from "./units/unit-hint.ts";
import { FieldGrid } from "./Voucher.styles.ts";
import { VoucherFieldInput, type VoucherFieldInputProps } from "./VoucherFieldInput.tsx";
import { isPassed, shownFields } from "./voucher-values.ts";

/** Fields of a voucher, above its lines or under them. */
export function VoucherFields({
  model,
  fields,
}: {
  model: VoucherModel;
  fields: readonly AnyVoucherField[];
}) {
  const { definition, voucher, counted, faults, writing, change, leave } = model;
  return (
    <FieldGrid className="vb-voucher-fields">
      {shownFields(fields, voucher.fields).map((field) => (
        <HeadField
          key={field.field}
          field={field}
          rule={definition.rules[field.field]}
          values={voucher.fields}
          error={faults[field.field]}
          units={counted.unitsOf(field, voucher.fields)}
          isDisabled={writing.isReadOnly}
          change={change}
          leave={leave}
        />
      ))}
    </FieldGrid>
  );
}

interface HeadFieldProps
  extends
    Pick<VoucherFieldInputProps, "field" | "rule" | "values" | "units" | "error" | "isDisabled">,
    Pick<VoucherModel, "change" | "leave"> {}

/** One of them; what is typed into lines draws none of them anew. */
const HeadField = memo(function HeadField({ change, leave, ...given }: HeadFieldProps) {
  const { field } = given;
  return (
    <div
      className={classOf(field)}
      data-field={field.field}
      data-passed={isPassed(field, given.values) || undefined}
    >
      <VoucherFieldInput
        {...given}
        hint={unitHint(given.values[field.field] ?? "", given.units, true)}
        onChange={(value) => change(field, value)}
        onLeave={() => field.kind === "figure" && leave(field)}
      />
    </div>
  );
});

/** How much room a field has: documents are told by their number, day and amount. */
function classOf(field: AnyVoucherField): string {
  if (field.isWide) return "vb-form-wide";
  return field.kind === "lookup" && field.from.isFresh ? "vb-form-field vb-form-documents" : "vb-form-field";
}
