const employee = {
  kind: "user",
  label: "Employee",
  all: "Select Employee",
  isOnBar: true,
  missing: "Please select an employee.",
} as const;

/** Whose day a list shows, and which. */
export const tripDay = [
  { param: "UserId", ...employee },
  {
    param: "Date",
    kind: "day",
    label: "Date",
    isOnBar: true,
    missing: "Please select a date.",
    usual: (today: string) => today,
  },
] as const;

/** Whose visits or trips of a range are shown. */
export const tripEmployee = [{ param: "EmpID", ...employee }] as const;

/** Rows a page. */
export const tripSizes = [500, 1000, 5000] as const;
