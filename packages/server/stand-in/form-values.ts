import type { SpecSchema } from "../contract/spec.ts";

export type FormFields = readonly (readonly [name: string, value: string | Uint8Array])[];

/** Reads a form as the server does: lists as lists, and without empty fields. */
export function readFormValues({ properties = {} }: SpecSchema, fields: FormFields): Record<string, unknown> {
  const names = [...new Set(fields.map(([name]) => name))];
  const values = names.map((name) => {
    const isList = properties[name]?.type === "array";
    const schema = (isList ? properties[name]?.items : properties[name]) ?? {};
    const fieldValues = fields.flatMap(([field, value]) =>
      field === name && (value.length > 0 || mayBeEmpty(schema)) ? [value] : [],
    );
    return [name, isList ? fieldValues : fieldValues[0]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function mayBeEmpty({ type }: SpecSchema): boolean {
  return [type].flat().some((each) => each === "string" || each === "null");
}
