/** Under which names the employee and the day of the trip screen are kept for the session, whichever tab they were picked in. */
export const KEPT_EMPLOYEE = "SelectedEmployee";
export const KEPT_DAY = "SelectedTripDate";

/** The address of an employee's trip, on the day of a time that is given; he is kept for the other tabs too. */
export function tripAddress(employee: number, time: string | null): string {
  const day = time?.slice(0, 10);
  sessionStorage.setItem(KEPT_EMPLOYEE, String(employee));
  if (day !== undefined) sessionStorage.setItem(KEPT_DAY, day);
  const query = new URLSearchParams({ UserId: String(employee), ...(day !== undefined && { Date: day }) });
  return `/TabEmpTrip?${query.toString()}`;
}
