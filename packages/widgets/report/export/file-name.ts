import type { DayRange } from "../../parts/quick-range.ts";

/** Name of an export: the definition's pattern, or the title and the days. */
export function fileName(
  title: string,
  pattern: string | undefined,
  range: DayRange | undefined,
  ending: string,
): string {
  const usual = `${title.replace(/[^\p{L}\p{N}]+/gu, "")}${range ? "_{from}_to_{to}" : ""}`;
  const name = (pattern ?? usual).replace("{from}", range?.from ?? "").replace("{to}", range?.to ?? "");
  return `${name.replace(/[\\/:*?"<>|]+/g, "-")}.${ending}`;
}
