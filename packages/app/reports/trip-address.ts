/** Session keys for the employee and day of the trip screen, shared by all its tabs. */
export const KEPT_EMPLOYEE = "SelectedEmployee";
export const KEPT_DAY = "SelectedTripDate";

/** The address of an employee's trip, on the day of `time` if given. Also stores the employee for the other tabs. */
export function tripAddress(employee: number, time: string | null): string {
  const day = time?.slice(0, 10);
  sessionStorage.setItem(KEPT_EMPLOYEE, String(employee));
  if (day !== undefined) sessionStorage.setItem(KEPT_DAY, day);
  const query = new URLSearchParams({ UserId: String(employee), ...(day !== undefined && { Date: day }) });
  return `/TabEmpTrip?${query.toString()}`;
}
