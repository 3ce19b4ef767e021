import { getFinancialYear } from "../../books/years/financial-year.ts";

export interface IrnParts {
  gstin: string;
  type: "INV" | "CRN" | "DBN";
  /** As the portal has it: see `writePortalNumber`. */
  number: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/**
 * The invoice reference number: SHA-256 of GSTIN, financial year ("2026-27"), type and number, one
 * after the other, in small hexadecimal digits. So the same document has the same one everywhere.
 */
export async function makeIrn({ gstin, type, number, date }: IrnParts): Promise<string> {
  const bytes = new TextEncoder().encode(`${gstin}${getFinancialYear(date).label}${type}${number}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
