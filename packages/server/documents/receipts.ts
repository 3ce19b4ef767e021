import { createDocumentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { PARTY_MONEY, makeReceipt } from "./money-vouchers.ts";
import { listChequeWarnings, readChequeWarnings } from "./references/cheque-warnings.ts";
import { readReferences } from "./references/read-references.ts";

/** An edited receipt stays approved, as in the office's form. */
export const receipts = createDocumentOperations(
  "receipts",
  "receipt",
  async (planning, inputs) => {
    const [finders, isApproved] = await Promise.all([
      readReferences(planning, inputs, PARTY_MONEY),
      wasApproved(planning),
    ]);
    return (input) => ({
      ...makeReceipt(planning, finders, input, isApproved),
      warnings: listChequeWarnings(input.date, input.cheque),
    });
  },
  (trx, companyId, ids) => readChequeWarnings(trx, companyId, "receipts", ids),
);

async function wasApproved({ trx, principal, replaces }: Planning): Promise<boolean> {
  if (replaces === undefined) return false;
  const before: { approval_status: number } | undefined = await trx("receipts")
    .where({ company_id: principal.companyId, id: replaces })
    .first("approval_status");
  return before?.approval_status === 1;
}
