import { formatWallTime } from "../../format/wall-time.ts";
import { declareReport } from "../../report/define/declare-report.ts";

/**
 * Lists the field staff with the latest trip of each. It says who is on the way and who has come
 * back.
 * @widget Field staff
 */
export const employees = declareReport({
  operation: "employees.list",
  title: "Employee Details",
  words: {
    search: "Search by name, role or mobile",
    failure: "Failed to fetch employee data",
    file: "Employees",
    empty: "No employees found",
    noMatch: "No employees found",
  },
  columns: [
    { kind: "serial", label: "SL No" },
    { field: "Name" },
    { field: "RoleName", label: "Role" },
    { field: "Mobile" },
    { field: "StartingDate", label: "Starting Date", text: (row) => formatWallTime(row.StartingDate) },
    { field: "EndingDate", label: "Ending Date", text: (row) => formatWallTime(row.EndingDate) },
    { field: "Status", kind: "tag", tones: { "In Progress": "warn", Complete: "ok" } },
  ],
  rows: { sort: "Name", sizes: [10, 25, 50, 100] },
  card: { title: "Name", amount: "Status", details: ["RoleName", "Mobile", "StartingDate"] },
});
