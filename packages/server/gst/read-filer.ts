import type { GstCompany, ReturnPeriod } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import { readFilingFrequencies, type FilingFrequency } from "../books/years/filing-frequencies.ts";
import { select } from "../db/select.ts";
import { makeGstCompany } from "./make-gst-company.ts";

/**
 * The company as it is today, because it files today, and how often it files: only if the request
 * does not say the kind of its period. Throws COMPANY_GSTIN_MISSING.
 */
export async function readFiler(
  db: Knex,
  companyId: number,
  { kind }: { kind?: ReturnPeriod["kind"] | undefined },
): Promise<{ company: GstCompany; frequencies: readonly FilingFrequency[] }> {
  const company = await readGstCompany(db, companyId);
  return { company, frequencies: kind === undefined ? await readFilingFrequencies(db, companyId) : [] };
}

/** Throws COMPANY_GSTIN_MISSING. */
export async function readGstCompany(db: Knex, companyId: number): Promise<GstCompany> {
  const [row] = await select<{ gstin: string | null; state_code: string }>(
    ofCompany(db, { companyId }, "companies as c"),
    { gstin: "c.gstin", state_code: "c.state_code" },
  );
  return makeGstCompany(row?.gstin, row?.state_code ?? "");
}
