import type { Text } from "./en-IN/en-IN.ts";
import { wholeEnIN } from "./en-IN/whole-en-IN.ts";

/** `en-XA`, for tests: a string without ⟦brackets⟧ is missing from all catalogues. */
export const pseudoText: Text = { ...markTexts(wholeEnIN), translate: mark };

function mark(text: string): string {
  return /^⟦.*⟧$/s.test(text) ? text : `⟦${text}⟧`;
}

function markTexts<Value>(value: Value): Value {
  if (typeof value === "string") return mark(value) as Value;
  if (typeof value === "function")
    return ((...parts: unknown[]) =>
      markTexts((value as (...args: unknown[]) => unknown)(...parts))) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => markTexts(each)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, markTexts(each)])) as Value;
}
