import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { POSTED, type VoucherRow } from "@vanbook/sdk/books";

/** Throws DOCUMENT_IN_USE if goods of the bill or purchase have been returned. */
export async function refuseDependants(trx: Knex.Transaction, original: VoucherRow): Promise<void> {
  const found = RETURNS.find(({ kind }) => kind === original.kind);
  if (!found) return;
  const own = original.company_id;
  const row: object | undefined = await trx(`${found.returns} as r`)
    .join(`${found.documents} as d`, (on) =>
      on.on("d.company_id", "r.company_id").andOn("d.id", `r.${found.column}`),
    )
    .where({ "r.company_id": own, "r.status": POSTED, "d.company_id": own, "d.voucher_id": original.id })
    .first("r.id");
  if (row) throw problem("DOCUMENT_IN_USE");
}

const RETURNS = [
  { kind: "sale", documents: "bills", returns: "sale_returns", column: "bill_id" },
  { kind: "purchase", documents: "purchases", returns: "purchase_returns", column: "purchase_id" },
];
