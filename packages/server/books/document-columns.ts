import { formatPaise } from "./money.ts";
import type { Posted } from "./voucher.ts";

/** The columns that every document of money has, from the voucher that posted it. */
export function documentColumns(posted: Posted, narration: string | null | undefined) {
  return {
    company_id: posted.companyId,
    id: posted.documentId,
    voucher_id: posted.voucherId,
    year_id: posted.yearId,
    number: posted.number,
    date: posted.date,
    amount: formatPaise(posted.amount),
    narration: narration ?? null,
    created_by: posted.entered.by,
    created_at: posted.entered.at,
  };
}
