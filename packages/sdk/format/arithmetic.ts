/** Rounded to `decimals`: "540.00" for "12*45". Undefined if the text is not a valid expression. */
export function evaluateArithmetic(text: string, decimals: number): string | undefined {
  if (WRONG_COMMA.test(text)) return undefined;
  const parts = text.replaceAll(/[\s,]/g, "").match(/\d+\.?\d*|\.\d+|[-+*/()]/g);
  if (!parts || parts.join("") !== text.replaceAll(/[\s,]/g, "")) return undefined;
  let at = 0;
  const value = sum();
  return value === undefined || at < parts.length ? undefined : formatFraction(value, decimals);

  function sum(): Fraction | undefined {
    let value = readProduct();
    while (value && (parts?.[at] === "+" || parts?.[at] === "-")) {
      const sign = parts[at++] === "+" ? 1n : -1n;
      const next = readProduct();
      value = next && {
        over: value.over * next.under + sign * next.over * value.under,
        under: value.under * next.under,
      };
    }
    return value;
  }

  function readProduct(): Fraction | undefined {
    let value = readFactor();
    while (value && (parts?.[at] === "*" || parts?.[at] === "/")) {
      const isTimes = parts[at++] === "*";
      const next = readFactor();
      if (!next || (!isTimes && next.over === 0n)) return undefined;
      value = isTimes
        ? { over: value.over * next.over, under: value.under * next.under }
        : { over: value.over * next.under, under: value.under * next.over };
    }
    return value;
  }

  function readFactor(): Fraction | undefined {
    const part = parts?.[at++];
    if (part === "-" || part === "+") {
      const value = readFactor();
      return value && (part === "-" ? { ...value, over: -value.over } : value);
    }
    if (part === "(") {
      const value = sum();
      return parts?.[at++] === ")" ? value : undefined;
    }
    if (part === undefined || !/\d/.test(part)) return undefined;
    const [whole = "", after = ""] = part.split(".");
    return { over: BigInt(whole + after), under: 10n ** BigInt(after.length) };
  }
}

/** Undefined if a field is not a number, or all are empty. */
export function sumOfFields(
  fields: Readonly<Record<string, string | null>>,
  names: readonly string[],
): string | undefined {
  const typedValues = names.map((name) => fields[name]?.trim()).filter(Boolean);
  return evaluateArithmetic(typedValues.map((figure) => `(${figure})`).join("+"), 2);
}

/** A comma that separates no thousands: in "12,50" it may be a decimal point. */
const WRONG_COMMA = /,(?!(\d{2,3},)*\d{3}(?!\d))/;

/** An exact fraction: money is never calculated in floating point. */
interface Fraction {
  over: bigint;
  under: bigint;
}

/** Rounded half away from zero. */
function formatFraction({ over, under }: Fraction, decimals: number): string {
  const isNegative = over < 0n !== under < 0n;
  const [size, by] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const roundedUnits = (size * 10n ** BigInt(decimals) * 2n + by) / (by * 2n);
  const digits = roundedUnits.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const sign = isNegative && roundedUnits > 0n ? "-" : "";
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

export function sumOfLines(
  lines: readonly { fields: Readonly<Record<string, string | null>> }[],
  field: string,
  decimals = 2,
): string {
  const figures = lines.flatMap(({ fields }) => evaluateArithmetic(fields[field] ?? "", decimals) ?? []);
  return evaluateArithmetic(figures.join("+"), decimals) ?? "0";
}
