/**
 * The machine's clock. Only this function of the SDK reads it; token expiry and waiting times are
 * calculated from it.
 */
export function readClock(): number {
  return Date.now();
}
