import { MasterFieldInput } from "./MasterFieldInput.tsx";
import { useMasterModel } from "./master-context.ts";
import { FormFields } from "./MasterFields.styles.ts";
import { listVisibleFields } from "./values.ts";

/**
 * The form's fields, in the definition's order. For a custom layout, `only` names the fields to
 * draw.
 */
export function MasterFields({ only }: { only?: readonly string[] }) {
  const { definition, form, record } = useMasterModel();
  const values = form.watch();
  const fields = listVisibleFields(definition, values, record === undefined);
  return (
    <FormFields className="vb-form-fields">
      {fields
        .filter(({ field }) => only?.includes(field) ?? true)
        .map((field) => (
          <MasterFieldInput key={field.field} field={field} values={values} />
        ))}
    </FormFields>
  );
}
