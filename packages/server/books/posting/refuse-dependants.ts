import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { POSTED_STATUS, type VoucherRow } from "@vanbook/sdk/books";

export async function refuseDependants(trx: Knex.Transaction, original: VoucherRow): Promise<void> {
  const returnTables = RETURN_TABLES.find(({ kind }) => kind === original.kind);
  if (!returnTables) return;
  const own = original.company_id;
  const row: object | undefined = await trx(`${returnTables.returns} as r`)
    .join(`${returnTables.documents} as d`, (on) =>
      on.on("d.company_id", "r.company_id").andOn("d.id", `r.${returnTables.column}`),
    )
    .where({
      "r.company_id": own,
      "r.status": POSTED_STATUS,
      "d.company_id": own,
      "d.voucher_id": original.id,
    })
    .first("r.id");
  if (row) throw problem("DOCUMENT_IN_USE");
}

const RETURN_TABLES = [
  { kind: "sale", documents: "bills", returns: "sale_returns", column: "bill_id" },
  { kind: "purchase", documents: "purchases", returns: "purchase_returns", column: "purchase_id" },
];
