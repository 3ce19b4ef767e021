import { operation, type Vanbook } from "@vanbook/sdk";
import type { AnyFilter } from "../filters/filter.ts";
import { lookUps } from "../filters/look-ups.ts";

/** @throws an error with the status of the server's refusal, if the company has no financial year. */
export async function withYear(
  client: Vanbook,
  givenArgs: Readonly<Record<string, unknown>>,
  { param }: AnyFilter,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const [year] = await operation(client, lookUps.year)({}, { signal });
  if (!year) throw Object.assign(new Error("Financial Year ID is missing."), { status: 400 });
  return { ...givenArgs, [param]: year.FYearID };
}
