import type { SpecSchema } from "../contract/spec.ts";

/** The fields of a form in order; files are bytes. */
export type FormFields = readonly (readonly [name: string, value: string | Uint8Array])[];

/** A form's values by name, as the server reads them: lists as lists, and without what was left empty. */
export function formValues({ properties = {} }: SpecSchema, fields: FormFields): Record<string, unknown> {
  const names = [...new Set(fields.map(([name]) => name))];
  const values = names.map((name) => {
    const isList = properties[name]?.type === "array";
    const schema = (isList ? properties[name]?.items : properties[name]) ?? {};
    const given = fields.flatMap(([field, value]) =>
      field === name && (value.length > 0 || mayBeEmpty(schema)) ? [value] : [],
    );
    return [name, isList ? given : given[0]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function mayBeEmpty({ type }: SpecSchema): boolean {
  return [type].flat().some((each) => each === "string" || each === "null");
}
