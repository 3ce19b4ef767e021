import type { Args } from "@vanbook/sdk";
import { DeliveryAddressInput, findFieldFault, type Said } from "@vanbook/sdk/rules";

export type Address = NonNullable<Args<"accounts.create">["DeliveryAddresses"]>[number];

/** Only what the form may change; undefined if nothing was changed. */
export function makeSentAddresses(value: unknown): readonly Address[] | undefined {
  return readAddresses(value)?.map(({ id, name, address, pin, state, gstin }) => ({
    ...(id && { id }),
    ...{ name, address, pin: pin || null, state: state || null, gstin: gstin || null },
  }));
}

/** The first fault of the addresses, as the server finds it. */
export function findAddressFault(value: unknown): Said | undefined {
  return (readAddresses(value) ?? [])
    .flatMap((address) =>
      ADDRESS_FIELDS.map((name) => findFieldFault(DeliveryAddressInput[name], address[name] ?? "")),
    )
    .find((fault) => fault !== undefined);
}

/** Form values are untyped; the input of the addresses fills the field. */
export function readAddresses(value: unknown): readonly Address[] | undefined {
  return Array.isArray(value) ? (value as readonly Address[]) : undefined;
}

export const ADDRESS_FIELDS = ["name", "address", "pin", "state", "gstin"] as const;
