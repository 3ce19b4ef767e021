import type { FormEvent, ReactNode } from "react";
import { useMastersText } from "../text/use-masters-text.ts";
import { FormSurface } from "../form/FormSurface.styles.ts";
import { FormTitle } from "./MasterForm.styles.ts";
import { getRecordName } from "./record-identity.ts";
import { useMasterModel } from "./master-context.ts";

/**
 * The form's surface, with the record's name or "new" above it. Enter in a field submits the form.
 */
export function MasterForm({ children }: { children: ReactNode }) {
  const { definition, record, may, writing, submit } = useMasterModel();
  const { master: text } = useMastersText();
  const { noun } = definition.record;
  const title = record ? getRecordName(definition, record) : text.newRecord(noun);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <FormSurface className="vb-card vb-form" noValidate onSubmit={onSubmit} aria-label={definition.title}>
      <FormTitle className="vb-form-title">
        {writing.isKnown && !may.create && !record ? text.mustBeChosen(noun) : title}
      </FormTitle>
      {writing.reason && <p className="vb-description">{writing.reason}</p>}
      {children}
    </FormSurface>
  );
}
