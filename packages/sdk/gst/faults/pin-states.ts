import pinData from "../format/pin-states.json" with { type: "json" };

/**
 * Whether a PIN code may be of the State: by the postal circle that it begins with, and by the
 * districts of other States in it. Borders cross circles in a few places, so it only warns. A PIN
 * code of no known circle may be anywhere.
 */
export function isPinOfState(pin: string, stateCode: string): boolean {
  const states = THREE_DIGITS.get(pin.slice(0, 3)) ?? TWO_DIGITS.get(pin.slice(0, 2));
  return states?.includes(stateCode) ?? true;
}

const TWO_DIGITS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(pinData.two_digits));
const THREE_DIGITS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(pinData.three_digits));
