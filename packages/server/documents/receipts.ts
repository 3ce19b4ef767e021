import { documentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { PARTY_MONEY, receiptOf } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

/** Receipts of the field app; an edited receipt stays approved, as in the office's form. */
export const receipts = documentOperations("receipts", "receipt", async (planning, inputs) => {
  const [found, approved] = await Promise.all([
    readReferences(planning, inputs, PARTY_MONEY),
    wasApproved(planning),
  ]);
  return (input) => receiptOf(planning, found, input, approved);
});

async function wasApproved({ trx, principal, replaces }: Planning): Promise<boolean> {
  if (replaces === undefined) return false;
  const before: { approval_status: number } | undefined = await trx("receipts")
    .where({ company_id: principal.companyId, id: replaces })
    .first("approval_status");
  return before?.approval_status === 1;
}
