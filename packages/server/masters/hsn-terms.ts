import { problemOnField } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import { readHsnDigits } from "../books/years/turnovers.ts";
import { findHsnDoubt, type HsnTerms } from "./hsn-doubt.ts";
import { findOfficialCode } from "./official-codes.ts";

export async function readHsnTerms(db: Knex, companyId: number): Promise<HsnTerms> {
  return {
    digits: await readHsnDigits(db, companyId),
    isOfficial: (code) => findOfficialCode(code) !== undefined,
  };
}

/** Throws HSN_UNKNOWN or HSN_TOO_SHORT. No code is accepted too. */
export function checkHsnCode(text: string, terms: HsnTerms, field: string): void {
  const doubt = findHsnDoubt(text, terms);
  if (!doubt) return;
  const { code, ...message } = doubt;
  throw problemOnField(code, field, message);
}
