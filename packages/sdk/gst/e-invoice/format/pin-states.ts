import pinData from "./pin-states.json" with { type: "json" };

/**
 * Whether a PIN code may be one of the State. Postal circles and borders differ in a few places, so
 * that this is a doubt and never a refusal; undefined for codes that no circle has.
 */
export function isPinOfState(pin: string, stateCode: string): boolean | undefined {
  const states = THREE_DIGITS[pin.slice(0, 3)] ?? TWO_DIGITS[pin.slice(0, 2)];
  return states?.includes(stateCode);
}

const TWO_DIGITS: Readonly<Record<string, readonly string[]>> = pinData.two_digits;
const THREE_DIGITS: Readonly<Record<string, readonly string[]>> = pinData.three_digits;
