import type { GstCompany } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import { readGstin } from "@vanbook/sdk/rules";

/** Throws COMPANY_GSTIN_MISSING. */
export function makeGstCompany(text: string | null | undefined, stateCode: string): GstCompany {
  const gstin = readGstin(text);
  if (gstin.is !== "known") throw problem("COMPANY_GSTIN_MISSING");
  return { gstin: gstin.gstin, stateCode };
}
