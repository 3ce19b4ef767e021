import { receipt } from "@vanbook/sdk/books";
import { documentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { planPartyMoney } from "./references/party-money.ts";

/** Receipts of the field app; an edited receipt stays approved, as in the office's form. */
export const receipts = documentOperations("receipts", "receipt", async (planning, inputs) => {
  const [toMoney, approved] = await Promise.all([
    planPartyMoney(planning, inputs, "in"),
    wasApproved(planning),
  ]);
  return (input) => receipt({ ...toMoney(input), approved });
});

async function wasApproved({ trx, principal, replaces }: Planning): Promise<boolean> {
  if (replaces === undefined) return false;
  const before: { approval_status: number } | undefined = await trx("receipts")
    .where({ company_id: principal.companyId, id: replaces })
    .first("approval_status");
  return before?.approval_status === 1;
}
