import { Employees } from "@vanbook/widgets";
import { useNavigate } from "react-router";
import { tripAddress } from "./trip-address.ts";

/** /EmpView; an employee links to the day of their latest trip. */
export function EmployeesPage() {
  const navigate = useNavigate();
  return (
    <Employees
      heading={1}
      onRowClick={({ EMPID, StartingDate }) => void navigate(tripAddress(EMPID, StartingDate))}
    />
  );
}
