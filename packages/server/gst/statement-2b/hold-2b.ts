import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { ofCompany } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { withTransaction } from "../../db/transaction.ts";
import { holdDocuments } from "../../held/hold-documents.ts";
import { makeHeldPurchase } from "./held-purchase.ts";
import type { FoundMatch } from "./statement-task.ts";
import { matchStored } from "./stored-statement.ts";

export const holdPurchases: Handler<"gst.hold2b"> = async ({
  body: { month, documentIds },
  principal,
  db,
  client,
}) =>
  withTransaction(db, async (trx) => {
    const { rows } = await matchStored(trx, principal, month, { documentIds });
    const foundById = new Map(rows.map((row) => [row.match.document?.id, row]));
    const suppliers = await findSuppliers(trx, principal, rows);
    const purchases = documentIds.map((id) =>
      makeHeldPurchase(foundById.get(id), (gstin) => suppliers.get(gstin)),
    );
    return { heldDocumentIds: await holdDocuments(trx, { principal, client }, purchases) };
  });

/** The account of each GSTIN; one that several suppliers have is asked for in the form. */
async function findSuppliers(
  trx: Knex.Transaction,
  principal: Principal,
  rows: readonly FoundMatch[],
): Promise<Map<string, number>> {
  const gstins = rows.flatMap(({ match: { document } }) => document?.gstin ?? []);
  const accounts: { id: number; gstin: string }[] = await ofCompany(trx, principal, "accounts as a")
    .where({ "a.group_id": ACCOUNT_GROUP.creditors, "a.is_deleted": 0 })
    .whereIn("a.gstin", gstins)
    .select("a.id", "a.gstin");
  const ids = new Map<string, number[]>();
  for (const { id, gstin } of accounts) {
    const key = gstin.trim().toUpperCase();
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return new Map(
    [...ids].flatMap(([gstin, [id, ...others]]) => (id && others.length === 0 ? [[gstin, id] as const] : [])),
  );
}
