/**
 * Rupees in Indian words, title case: 162764.46 → "One Lakh Sixty Two Thousand Seven Hundred Sixty Four And
 * Forty Six Paise"; "Zero" for 0, null or undefined.
 */
export function amountInWords(rupees: number | string | null | undefined): string {
  const paise = Math.round(Math.abs(Number(rupees ?? 0)) * 100);
  if (!Number.isSafeInteger(paise) || paise === 0) return "Zero";
  const whole = inWords(Math.floor(paise / 100));
  const part = paise % 100 > 0 ? `${inWords(paise % 100)} Paise` : "";
  const words = whole && part ? `${whole} And ${part}` : whole || part;
  return Number(rupees) < 0 ? `Minus ${words}` : words;
}

function inWords(number: number): string {
  const words: string[] = [];
  let rest = number;
  for (const [size, name] of SCALES) {
    if (rest < size) continue;
    words.push(`${inWords(Math.floor(rest / size))} ${name}`);
    rest %= size;
  }
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10)] ?? "", ONES[rest % 10] ?? "");
  else words.push(ONES[rest] ?? "");
  return words.filter(Boolean).join(" ");
}

const SCALES = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1_000, "Thousand"],
  [100, "Hundred"],
] as const;
/** The words from zero, which is empty, to nineteen. */
export const ONES =
  " One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
/** The words of the tens, from twenty on. */
export const TENS = "  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
