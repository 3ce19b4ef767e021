import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED_STATUS, hasGstin } from "@vanbook/sdk/books";
import { joinFacts } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";

type Warning = Schema<"DocumentWarning">;

export async function readGstinWarnings(
  db: Knex,
  companyId: number,
  table: keyof typeof DOCUMENT_TABLES,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const { word, own } = DOCUMENT_TABLES[table];
  const documents = db(`${table} as d`)
    .where({ "d.company_id": companyId, "d.status": POSTED_STATUS, ...own })
    .whereIn("d.id", [...ids]);
  // The customer as it was when the document was posted, whose warnings are told again.
  const rows: { id: number; inv_type: string; name: string; gstin: string | null }[] = await joinFacts(
    documents,
    "account_facts as c",
    "d.customer_id",
    "d.edition",
  ).select("d.id", "d.inv_type", "c.name", "c.gstin");
  return new Map(
    rows.map(({ id, inv_type: invType, ...customer }) => [id, listGstinWarnings(customer, invType, word)]),
  );
}

export function listGstinWarnings(
  customer: { name: string; gstin: string | null },
  invType: string,
  word: string,
): Warning[] {
  const { name } = customer;
  if (invType === "B2B" && !hasGstin(customer)) {
    return [{ code: "B2B_WITHOUT_GSTIN", ...say.b2bWithoutGstin({ customer: name, document: word }) }];
  }
  if (invType === "B2C" && hasGstin(customer)) {
    return [{ code: "B2C_WITH_GSTIN", ...say.b2cWithGstin({ customer: name, document: word }) }];
  }
  return [];
}

/**
 * The documents with a B2B or B2C type, and their word in messages. `own` selects those that choose
 * their own type.
 */
const DOCUMENT_TABLES = {
  bills: { word: "bill", own: {} },
  // A return of a bill takes the bill's type, and the bill was already warned about.
  sale_returns: { word: "return", own: { "d.bill_id": null } },
} as const;
