import { EmployeeMessage } from "@vanbook/widgets";
import { useMay } from "../masters/use-may.ts";
import { managers } from "../roles.ts";

/** /EmpMessage: what the office tells its people; salesmen read what is for them. */
export function MessagePage() {
  return <EmployeeMessage heading={1} isReadOnly={!useMay(managers)} />;
}
