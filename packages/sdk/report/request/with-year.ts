import { operation, type Vanbook } from "@vanbook/sdk";
import type { AnyFilter } from "../filters/filter.ts";
import { lookUps } from "../filters/look-ups.ts";

/** Adds the current financial year to the arguments, if a report needs one and the host gave none. */
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
