import type { Args } from "@vanbook/sdk";

export type Address = NonNullable<Args<"accounts.create">["DeliveryAddresses"]>[number];

/** Only what the form may change; undefined if nothing was changed. */
export function makeSentAddresses(value: unknown): readonly Address[] | undefined {
  return readAddresses(value)?.map(({ id, name, address, pin, state, gstin }) => ({
    ...(id && { id }),
    ...{ name, address, pin: pin || null, state: state || null, gstin: gstin || null },
  }));
}

/** Form values are untyped; the input of the addresses fills the field. */
export function readAddresses(value: unknown): readonly Address[] | undefined {
  return Array.isArray(value) ? (value as readonly Address[]) : undefined;
}
