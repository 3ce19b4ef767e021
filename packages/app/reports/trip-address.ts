export const KEPT_EMPLOYEE = "SelectedEmployee";
export const KEPT_DAY = "SelectedTripDate";

/** The address has the day of `time`, if given. Stores employee and day for the other tabs. */
export function makeTripAddress(employee: number, time: string | null): string {
  const day = time?.slice(0, 10);
  sessionStorage.setItem(KEPT_EMPLOYEE, String(employee));
  if (day !== undefined) sessionStorage.setItem(KEPT_DAY, day);
  const query = new URLSearchParams({ UserId: String(employee), ...(day !== undefined && { Date: day }) });
  return `/TabEmpTrip?${query.toString()}`;
}
