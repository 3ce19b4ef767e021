/**
 * A decimal text with at most so many digits after its point, halves rounded up. A text that needs no
 * rounding, or is no plain decimal, is returned unchanged.
 */
export function roundFigure(text: string, decimals: number): string {
  const [, whole = "", digits = ""] = PLAIN_DECIMAL.exec(text) ?? [];
  if (digits.length <= decimals) return text;
  const isUp = (digits[decimals] ?? "") >= "5";
  const units = BigInt(whole + digits.slice(0, decimals)) + (isUp ? 1n : 0n);
  const unitsText = String(units).padStart(decimals + 1, "0");
  const point = unitsText.length - decimals;
  const fraction = unitsText.slice(point).replace(/0+$/, "");
  return `${unitsText.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

const PLAIN_DECIMAL = /^(\d*)\.(\d+)$/;
