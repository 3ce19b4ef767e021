/**
 * Rupees in Indian words, title case: 162764.46 → "One Lakh Sixty Two Thousand Seven Hundred Sixty
 * Four And Forty Six Paise"; "Zero" for 0, null or undefined.
 */
export function amountInWords(rupees: number | string | null | undefined): string {
  const paise = Math.round(Math.abs(Number(rupees ?? 0)) * 100);
  if (!Number.isSafeInteger(paise) || paise === 0) return "Zero";
  const whole = writeInWords(Math.floor(paise / 100));
  const part = paise % 100 > 0 ? `${writeInWords(paise % 100)} Paise` : "";
  const words = whole && part ? `${whole} And ${part}` : whole || part;
  return Number(rupees) < 0 ? `Minus ${words}` : words;
}

function writeInWords(number: number): string {
  const words: string[] = [];
  let rest = number;
  for (const [size, name] of INDIAN_SCALES) {
    if (rest < size) continue;
    words.push(`${writeInWords(Math.floor(rest / size))} ${name}`);
    rest %= size;
  }
  if (rest >= 20) words.push(TENS_WORDS[Math.floor(rest / 10)] ?? "", ONES_WORDS[rest % 10] ?? "");
  else words.push(ONES_WORDS[rest] ?? "");
  return words.filter(Boolean).join(" ");
}

const INDIAN_SCALES = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1_000, "Thousand"],
  [100, "Hundred"],
] as const;
export const ONES_WORDS =
  " One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
export const TENS_WORDS = "  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
