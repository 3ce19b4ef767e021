/** `bigint` is a number with two decimals, in hundredths: an amount in paise. */
export type JsonValue = string | number | bigint | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** JSON without blanks, in ASCII, so that its length is its size in bytes. */
export function writeJson(value: JsonValue): string {
  if (typeof value === "string") return writeText(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "bigint") return writeDecimal(value);
  if (isList(value)) return `[${value.map(writeJson).join(",")}]`;
  return `{${Object.entries(value)
    .map(([key, each]) => `${writeText(key)}:${writeJson(each)}`)
    .join(",")}}`;
}

/** `100050n` is `1000.5`. */
export function writeDecimal(hundredths: bigint): string {
  const sign = hundredths < 0n ? "-" : "";
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, "0");
  const decimals = digits.slice(-2).replace(/0+$/, "");
  return `${sign}${digits.slice(0, -2)}${decimals && `.${decimals}`}`;
}

// Array.isArray does not know read-only arrays.
function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function writeText(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[^\u0020-\u007e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
