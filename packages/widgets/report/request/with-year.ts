import { operation, type Vanbook } from "@vanbook/sdk";
import type { AnyFilter } from "../filters/filter.ts";
import { lookUps } from "../filters/look-ups.ts";

/** The arguments with the financial year of today, where a report needs one and the host gave none. */
export async function withYear(
  client: Vanbook,
  given: Readonly<Record<string, unknown>>,
  { param }: AnyFilter,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const [year] = await operation(client, lookUps.year)({}, { signal });
  if (!year) throw new Error("Financial Year ID is missing.");
  return { ...given, [param]: year.FYearID };
}
