import { MasterFieldInput } from "./MasterFieldInput.tsx";
import { useMasterModel } from "./master-context.ts";
import { FormFields } from "./MasterFields.styles.ts";
import { visibleFields } from "./values.ts";

/** The form's fields, in the definition's order; `only` draws some of them, for a custom layout. */
export function MasterFields({ only }: { only?: readonly string[] }) {
  const { definition, form, record } = useMasterModel();
  const values = form.watch();
  const fields = visibleFields(definition, values, record === undefined);
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
