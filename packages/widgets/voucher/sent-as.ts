import type { QueryClient } from "@tanstack/react-query";
import { getFetchedOptions } from "../form/use-look-up.ts";
import type { AnyVoucher, FieldValues, SentAs } from "./definition.ts";

/** Other arguments for choices that are sent as them. */
export function renameChoices(
  { head }: AnyVoucher,
  cache: QueryClient,
  values: FieldValues,
  request: object,
): object {
  const renamedRequest: Record<string, unknown> = { ...request };
  for (const field of head) {
    if (field.kind !== "lookup" || !field.sentAs) continue;
    const option = getFetchedOptions(cache, field.from, values).find(
      ({ value }) => value === values[field.field],
    );
    if (!option?.marks?.includes(field.sentAs.mark)) continue;
    renamedRequest[field.sentAs.name] = renamedRequest[field.field];
    delete renamedRequest[field.field];
  }
  return renamedRequest;
}

export function getSentAs(field: object): SentAs | undefined {
  return (field as { sentAs?: SentAs }).sentAs; // only look-ups have it
}
