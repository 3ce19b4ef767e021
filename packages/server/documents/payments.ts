import { createDocumentOperations } from "./document-operations.ts";
import { PARTY_MONEY, makePayment } from "./money-vouchers.ts";
import { listChequeWarnings, readChequeWarnings } from "./references/cheque-warnings.ts";
import { readReferences } from "./references/read-references.ts";

export const payments = createDocumentOperations(
  "payments",
  "payment",
  async (planning, inputs) => {
    const finders = await readReferences(planning, inputs, PARTY_MONEY);
    return (input) => ({
      ...makePayment(planning, finders, input),
      warnings: listChequeWarnings(input.date, input.cheque),
    });
  },
  (trx, companyId, ids) => readChequeWarnings(trx, companyId, "payments", ids),
);
