import { formatPaise, paise } from "@vanbook/sdk/books";
import { E_INVOICE_LAWS, findDutyDay, type EInvoiceDutyFacts, type PortalKey } from "@vanbook/sdk/gst";
import { problemOnField } from "@vanbook/sdk/problem";
import type { Schema } from "../../contract/contract.ts";

/** What the company says of its e-invoices. */
export interface EInvoiceTerms extends EInvoiceDutyFacts {
  /** Of the company's address; null if it never said. */
  pin: string | null;
  portalKeys: readonly PortalKey[];
}

export function parseTerms({
  dutyFrom,
  pin,
  turnovers,
  portalKeys,
}: Schema<"EInvoiceSettingsInput">): EInvoiceTerms {
  return {
    ...(dutyFrom !== null && { dutyFrom }),
    turnovers: turnovers.map(({ year, amount }) => ({ year, amount: paise(String(amount)) })),
    ...{ pin, portalKeys },
  };
}

/** Throws INVALID_FIELDS and EINVOICE_DUTY_EARLIER. */
export function checkDuty({ dutyFrom, turnovers }: EInvoiceTerms): void {
  if (new Set(turnovers.map(({ year }) => year)).size < turnovers.length)
    throw problemOnField("INVALID_FIELDS", "turnovers", "A financial year can have one turnover only.");
  const dutyDay = findDutyDay(turnovers, E_INVOICE_LAWS);
  if (dutyDay !== undefined && (dutyFrom === undefined || dutyFrom > dutyDay))
    throw problemOnField("EINVOICE_DUTY_EARLIER", "dutyFrom");
}

export function describeTerms({
  dutyFrom,
  turnovers,
  pin,
  portalKeys,
}: EInvoiceTerms): Schema<"EInvoiceSettings"> {
  return {
    dutyFrom: dutyFrom ?? null,
    dutyByTurnover: findDutyDay(turnovers, E_INVOICE_LAWS) ?? null,
    pin,
    turnovers: turnovers.map(({ year, amount }) => ({ year, amount: formatPaise(amount) })),
    portalKeys: [...portalKeys],
  };
}
