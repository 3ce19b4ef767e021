import type { FieldInputProps } from "../../master/definition.ts";
import { PictureInput } from "../PictureInput.tsx";

/** A company's logo: the stored one, or the file to be sent with the form. */
export function CompanyLogo({ value, onChange, record, ...field }: FieldInputProps) {
  const kept = record?.["CompanyLogo"];
  const picture = value instanceof Blob ? value : typeof kept === "string" ? kept : null;
  return <PictureInput {...field} picture={picture} side={512} onPicture={onChange} />;
}
