import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { companyManagement, companyShown } from "./company-management.ts";
import type { FieldInputProps } from "../../master/definition.ts";
import { PictureInput } from "../PictureInput.tsx";

/**
 * Keeps the company's name, address, tax number and logo. They head every sheet and bill.
 * @widget Users and company
 * @element none: is about companies, and a token is of one
 */
export function CompanyManagement(props: MasterProps) {
  return props.isReadOnly ? <CompanyShown {...props} /> : <CompanyKept {...props} />;
}

const parts = { inputs: { Logo: CompanyLogo } };
const CompanyKept = defineMaster(companyManagement, parts);
const CompanyShown = defineMaster(companyShown, parts);
CompanyManagement.definition = CompanyKept.definition;

function CompanyLogo({ value, onChange, record, ...field }: FieldInputProps) {
  const storedLogo = record?.["CompanyLogo"];
  const picture = value instanceof Blob ? value : typeof storedLogo === "string" ? storedLogo : null;
  return <PictureInput {...field} picture={picture} side={512} onPicture={onChange} />;
}
