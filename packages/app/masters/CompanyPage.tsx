import { CompanyManagement } from "@vanbook/widgets";
import { administrator } from "../roles.ts";
import { useMay } from "./use-may.ts";

/** /CompanyInfo: shown to everybody, kept by the administrator. */
export function CompanyPage() {
  return <CompanyManagement heading={1} isReadOnly={!useMay(administrator)} />;
}
