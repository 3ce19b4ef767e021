import { operation, VanbookError, type Vanbook } from "@vanbook/sdk";
import type { AnyFilter } from "../filters/filter.ts";
import { lookUps } from "../filters/look-ups.ts";

/** @throws VanbookError as the server's, if the company has no financial year. */
export async function withYear(
  client: Vanbook,
  givenArgs: Readonly<Record<string, unknown>>,
  { param }: AnyFilter,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const [year] = await operation(client, lookUps.year)({}, { signal });
  if (!year)
    throw new VanbookError({ code: "INVALID_FIELDS", status: 400, message: "Financial Year ID is missing." });
  return { ...givenArgs, [param]: year.FYearID };
}
