import type { Schema } from "@vanbook/sdk";

/** As the user types them. A turnover that is empty was not stated. */
export interface TypedSettings {
  dutyFrom: string | null;
  pin: string;
  /** By the financial year: 2025-26. */
  turnovers: Readonly<Record<string, string>>;
  /** Of the portal; added to those that there are. */
  publicKey: string;
  keyFrom: string | null;
}

export function openSettings({ dutyFrom, pin, turnovers }: Schema<"EInvoiceSettings">): TypedSettings {
  return {
    ...{ dutyFrom, pin: pin ?? "", publicKey: "", keyFrom: null },
    turnovers: Object.fromEntries(turnovers.map(({ year, amount }) => [year, String(amount)])),
  };
}

/** Undefined while a field is wrong. */
export function makeSettings(
  { dutyFrom, pin, turnovers, publicKey, keyFrom }: TypedSettings,
  keys: Schema<"EInvoiceSettings">["portalKeys"],
): Schema<"EInvoiceSettingsInput"> | undefined {
  const key = publicKey.trim();
  if (!isPin(pin) || !Object.values(turnovers).every(isAmount)) return undefined;
  if (key !== "" && keyFrom === null) return undefined;
  const statedTurnovers = Object.entries(turnovers).filter(([, amount]) => amount.trim() !== "");
  return {
    dutyFrom,
    pin: pin.trim() === "" ? null : pin.trim(),
    turnovers: statedTurnovers.map(([year, amount]) => ({ year, amount: Number(removeCommas(amount)) })),
    portalKeys: [...keys, ...(keyFrom !== null && key !== "" ? [{ publicKey: key, from: keyFrom }] : [])],
  };
}

export function isPin(text: string): boolean {
  return /^([1-9]\d{5})?$/.test(text.trim());
}

export function isAmount(text: string): boolean {
  return /^(\d{1,13}(\.\d{1,2})?)?$/.test(removeCommas(text));
}

function removeCommas(text: string): string {
  return text.replaceAll(",", "").trim();
}
