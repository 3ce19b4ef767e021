/**
 * Rupees as the API writes them (a number or decimal text) to whole paise. Throws a RangeError for
 * a value that is not a whole number of paise: `0.1 + 0.2` is refused rather than rounded, so add
 * in paise.
 */
export function toPaise(rupees: number | string): bigint {
  const [, sign, whole, fraction = ""] = DECIMAL_PATTERN.exec(String(rupees)) ?? [];
  // A number this large has already lost its paise to floating point; only text still has them.
  const isLost = typeof rupees === "number" && Math.abs(rupees) >= LARGEST_EXACT;
  if (whole === undefined || isLost)
    throw new RangeError(`${rupees} is not an exact amount in rupees and paise`);
  const paise = BigInt(whole + fraction.padEnd(2, "0"));
  return sign ? -paise : paise;
}

/** Throws a RangeError if a number cannot hold the rupees exactly: use `toDecimal`. */
export function toRupees(paise: bigint): number {
  const rupees = Number(toDecimal(paise));
  if (toPaise(rupees) !== paise) throw new RangeError(`${paise} paise do not fit a number`);
  return rupees;
}

/** Two decimals, which Intl.NumberFormat formats exactly: `-105n` is "-1.05". */
export function toDecimal(paise: bigint): `${number}` {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, "0");
  return `${paise < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`; // digits only
}

/** The exact sum, in paise, of amounts in rupees. */
export function sumPaise(amounts: Iterable<number | string>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += toPaise(amount);
  return sum;
}

// Up to 2^53 paise, adjacent floating-point numbers are less than a paisa apart.
const LARGEST_EXACT = 2 ** 53 / 100;
const DECIMAL_PATTERN = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;
