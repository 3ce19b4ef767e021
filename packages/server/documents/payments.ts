import { documentOperations } from "./document-operations.ts";
import { PARTY_MONEY, paymentOf } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

/** Payments to parties. */
export const payments = documentOperations("payments", "payment", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, PARTY_MONEY);
  return (input) => paymentOf(planning, found, input);
});
