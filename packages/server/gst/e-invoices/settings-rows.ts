import { formatPaise, paise } from "@vanbook/sdk/books";
import type { PortalKey } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { EInvoiceTerms } from "./terms.ts";

export async function readEInvoiceTerms(db: Knex, companyId: number): Promise<EInvoiceTerms> {
  const row: SettingsRow | undefined = await ofCompany(db, { companyId }, "e_invoice_settings").first(
    "duty_from",
    "pin",
    "portal_keys",
  );
  const years: { year: string; amount: string }[] = await ofCompany(db, { companyId }, "e_invoice_turnovers")
    .orderBy("year")
    .select("year", "amount");
  return {
    ...(row?.duty_from && { dutyFrom: row.duty_from }),
    turnovers: years.map(({ year, amount }) => ({ year, amount: paise(amount) })),
    pin: row?.pin ?? null,
    portalKeys: row?.portal_keys ? (JSON.parse(row.portal_keys) as PortalKey[]) : [], // written below
  };
}

/** Replaces all of it. */
export async function saveEInvoiceTerms(
  trx: Knex.Transaction,
  { companyId, userId, at }: { companyId: number; userId: number; at: string },
  { dutyFrom, turnovers, pin, portalKeys }: EInvoiceTerms,
): Promise<void> {
  const own = { duty_from: dutyFrom ?? null, pin, portal_keys: JSON.stringify(portalKeys) };
  const author = { modified_by: userId, modified_at: at };
  await trx("e_invoice_settings")
    .insert({ company_id: companyId, ...own, ...author })
    .onConflict("company_id")
    .merge({ ...own, ...author, version: trx.raw("version + 1") });
  await ofCompany(trx, { companyId }, "e_invoice_turnovers").delete();
  if (turnovers.length === 0) return;
  await trx("e_invoice_turnovers").insert(
    turnovers.map(({ year, amount }) => ({ company_id: companyId, year, amount: formatPaise(amount) })),
  );
}

interface SettingsRow {
  duty_from: string | null;
  pin: string | null;
  portal_keys: string | null;
}
