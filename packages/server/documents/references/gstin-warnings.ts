import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED, hasGstin } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";

type Warning = Schema<"DocumentWarning">;

/**
 * The warnings of posted documents, by id: a B2B or B2C type that does not fit the customer's GSTIN
 * (docs/books.md#bill-types).
 */
export async function gstinWarnings(
  db: Knex,
  companyId: number,
  table: keyof typeof TABLES,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const { word, own } = TABLES[table];
  const rows: { id: number; inv_type: string; name: string; gstin: string | null }[] = await db(
    `${table} as d`,
  )
    .join("accounts as c", (on) => on.on("c.company_id", "d.company_id").andOn("c.id", "d.customer_id"))
    .where({ "d.company_id": companyId, "d.status": POSTED, ...own })
    .whereIn("d.id", [...ids])
    .select("d.id", "d.inv_type", "c.name", "c.gstin");
  return new Map(
    rows.map(({ id, inv_type: invType, ...customer }) => [id, gstinWarning(customer, invType, word)]),
  );
}

/** Warns of a B2B or B2C type that does not fit the customer's GSTIN; empty if it fits. */
export function gstinWarning(
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

/** The documents that are B2B or B2C, with their word in messages; `own` selects those that choose their own type. */
const TABLES = {
  bills: { word: "bill", own: {} },
  // A return of a bill has the bill's type, and the bill has already given the warning.
  sale_returns: { word: "return", own: { "d.bill_id": null } },
} as const;
