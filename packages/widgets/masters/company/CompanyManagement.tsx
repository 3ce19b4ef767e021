import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { companyManagement, companyShown } from "./company-management.ts";
import { CompanyLogo } from "./CompanyLogo.tsx";

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
